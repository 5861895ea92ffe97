"""Compares the wheel and Seawall on random hazard regions and random programs."""

import collections
import json
import random
from types import SimpleNamespace
from typing import Any, List, Optional, Tuple

import random_traces
import wheel
from seawall import SeawallError, _seawall
from seawall.wave import add_shared_memory_barriers, dumps, export

GPUS = ("gfx942", "gfx950", "gfx1200", "gfx1250")


def regions(count: int, seed: int, only: str) -> int:
    """Compares both strategies on random sets of regions."""
    del only
    differences, chosen, refused = 0, 0, 0
    for case in range(seed, seed + count):
        rows = random_rows(random.Random(case))
        for strategy in ("minimize_placement_strategy", "find_disjoint_interval_strategy"):
            theirs, ours = wheels_choice(strategy, rows), our_choice(strategy, rows)
            chosen += len(theirs or [])
            refused += theirs is None
            if theirs != ours:
                differences += 1
                print(f"regions {case}, {strategy}: {rows}\n  wheel {theirs}\n  ours  {ours}")
    print(f"regions: {count} sets, both strategies, {chosen} choices, {refused} sets rejected by both, {differences} differences")
    return differences


def random_rows(rng: random.Random) -> List[Tuple]:
    """Returns random windows between positions, and the graph of each end.

    Some windows cross iterations, and a few are inconsistent.
    """
    rows = []
    for _ in range(rng.randint(0, rng.choice((3, 8, 30)))):
        last = rng.choice((6, 20, 60))
        producer, consumer = rng.randint(0, last), rng.randint(0, last)
        crossing = producer > consumer
        if rng.random() < 0.002:
            crossing = not crossing
        loop: Optional[Tuple[int, int]] = None
        if crossing or rng.random() < 0.5:
            first = rng.randint(0, min(producer, consumer))
            loop = (first, rng.randint(max(producer, consumer, first + 1), last + 2))
            if rng.random() < 0.002:
                loop = None
        rows.append((producer, consumer, crossing, loop, graph_of(producer), graph_of(consumer)))
    return rows


def graph_of(position: int) -> int:
    """Returns the graph of a position. Positions are in one of a few graphs, like nested loops."""
    return 0 if position % 20 < 5 else 1 + position // 20


def wheels_choice(strategy: str, rows: List[Tuple]) -> Optional[List[Tuple[int, Optional[int]]]]:
    """Returns the chosen rows with the producer of their signal, or None if the wheel raises."""
    nodes = {}

    def node(position: int, graph: int) -> Any:
        if position not in nodes:
            before = SimpleNamespace(_topo_location=position - 1, graph=graph, at=None)
            nodes[position] = SimpleNamespace(_topo_location=position, graph=graph, at=position, prev=before)
        return nodes[position]

    given = []
    for producer, consumer, crossing, loop, producer_graph, consumer_graph in rows:
        first, last = (node(loop[0], graph_of(loop[0])), node(loop[1], graph_of(loop[1]))) if loop else (None, None)
        given.append(
            wheel.ANALYSIS.SyncRegion(
                cross_iter=crossing,
                producer=node(producer, producer_graph),
                consumer=node(consumer, consumer_graph),
                prod_location=producer,
                cons_location=consumer,
                graph_start=first,
                graph_end=last,
            )
        )
    try:
        chosen = getattr(wheel.ANALYSIS, strategy)(given)
    except (AssertionError, AttributeError):
        return None
    return [(region.producer.at, region.consumer.at) for region in chosen]


def our_choice(strategy: str, rows: List[Tuple]) -> Optional[List[Tuple[Optional[int], int]]]:
    """Returns the choice of Seawall in the same form, as positions."""
    try:
        chosen = _seawall.wave_strategy(strategy, rows)
    except SeawallError:
        return None
    if strategy == "minimize_placement_strategy":
        return [(rows[wait][0], rows[wait][1]) for wait, _ in chosen]
    return [(None if signal is None else rows[signal][0], rows[wait][1]) for wait, signal in chosen]


def traces(count: int, seed: int, only: str) -> int:
    """Compares the whole pass on random live programs, and its analysis on the exported trace."""
    del only
    differences, totals = 0, collections.Counter()
    for case in range(seed, seed + count):
        gpu, calm = GPUS[case % len(GPUS)], case % 3 != 0
        theirs = released(random_traces.Random(case, calm).trace(), gpu)
        ours = dropped_in(random_traces.Random(case, calm).trace(), gpu)
        totals["nodes"] += theirs["nodes"]
        totals["refused"] += "error" in theirs
        totals["regions"] += len(theirs.get("regions", []))
        for row in theirs.get("added", []):
            totals[row["action"]] += 1
        if ("error" in theirs) != ("error" in ours) or ("error" not in theirs and theirs != ours):
            differences += 1
            print(f"trace {case} (calm={calm}) for {gpu}\n  wheel {theirs}\n  ours  {ours}")
    print(
        f"traces: {count} programs, {totals['nodes']} nodes, {totals['regions']} regions, {totals['barrier']} barriers, "
        f"{totals['signal']} signals, {totals['wait']} waits; the wheel fails on {totals['refused']}; {differences} differences"
    )
    return differences


def released(trace: Any, gpu: str) -> dict:
    """Returns the regions and insertions of the released pass."""
    ids = wheel.ids_of(trace)
    try:
        answer = wheel.answer(trace, gpu, ids)
    except (AssertionError, AttributeError, IndexError, TypeError) as error:
        return {"nodes": len(ids), "error": f"{type(error).__name__}: {error}"}
    return {"nodes": len(ids), "regions": answer["regions"], "added": added(trace, ids)}


def dropped_in(trace: Any, gpu: str) -> dict:
    """Returns the regions and insertions of Seawall."""
    ids = wheel.ids_of(trace)
    try:
        # Like the replacement of the pass, without checks of the GPU.
        written = dumps(export(trace))
        document, _ = _seawall.wave_insertions(written, name="<trace>", target=gpu, respect_existing=False)
        add_shared_memory_barriers(trace, target=gpu)
    except SeawallError as error:
        return {"nodes": len(ids), "error": str(error)}
    return {"nodes": len(ids), "regions": [bare(row) for row in json.loads(document)["regions"]], "added": added(trace, ids)}


def bare(region: dict) -> dict:
    """Returns a region without empty keys, in the form of the wheel."""
    return {key: value for key, value in region.items() if value is not None}


def added(trace: Any, ids: dict) -> List[dict]:
    """Returns the new nodes of a trace: actions, flags, places, names and locations."""
    rows = wheel.insertions(trace, ids)
    new = [node for node in wheel.live_nodes(trace) if node not in ids]
    return [{**row, "name": node.name, "location": getattr(node, "location", None)} for row, node in zip(rows, new)]
