"""Random hazard regions and random programs: the wheel's answer and Seawall's."""

import collections
import random
from types import SimpleNamespace
from typing import Any, List, Optional, Tuple

import random_traces
import wheel
from seawall import SeawallError, _seawall
from seawall.wave import add_shared_memory_barriers

GPUS = ("gfx942", "gfx950", "gfx1200", "gfx1250")


def regions(count: int, seed: int, only: str) -> int:
    """Both strategies on random sets of regions."""
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
    print(f"regions: {count} sets, both strategies, {chosen} choices, {refused} sets refused by both, {differences} differences")
    return differences


def random_rows(rng: random.Random) -> List[Tuple]:
    """Windows between positions, some across iterations, a few that contradict themselves; and the graph of each end."""
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
    """Positions lie in one of a few graphs, as nested loops would have it."""
    return 0 if position % 20 < 5 else 1 + position // 20


def wheels_choice(strategy: str, rows: List[Tuple]) -> Optional[List[Tuple[int, Optional[int]]]]:
    """Gives the chosen rows, with the row of the signal's producer, or None if the wheel raises."""
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
    """The same of Seawall, as positions."""
    try:
        chosen = _seawall.wave_strategy(strategy, rows)
    except SeawallError:
        return None
    if strategy == "minimize_placement_strategy":
        return [(rows[wait][0], rows[wait][1]) for wait, _ in chosen]
    return [(None if signal is None else rows[signal][0], rows[wait][1]) for wait, signal in chosen]


def traces(count: int, seed: int, only: str) -> int:
    """The whole pass on random programs, as a drop-in on a live trace."""
    del only
    differences, totals = 0, collections.Counter()
    for case in range(seed, seed + count):
        gpu, calm = GPUS[case % len(GPUS)], case % 3 != 0
        theirs = outcome(wheel.RELEASED_PASS, random_traces.Random(case, calm).trace(), gpu)
        ours = outcome(add_shared_memory_barriers, random_traces.Random(case, calm).trace(), gpu)
        totals["nodes"] += theirs["nodes"]
        totals["refused"] += "error" in theirs
        for row in theirs.get("added", []):
            totals[row["action"]] += 1
        same = ("error" in theirs and "error" in ours) or theirs.get("added") == ours.get("added")
        if not same:
            differences += 1
            print(f"trace {case} (calm={calm}) for {gpu}\n  wheel {theirs}\n  ours  {ours}")
    words = ", ".join(f"{totals[key]} {key}s" for key in ("node", "barrier", "signal", "wait") if key != "node")
    print(
        f"traces: {count} programs with {totals['nodes']} nodes, {words}; the wheel gives up on {totals['refused']}, "
        f"and so does Seawall; {differences} differences"
    )
    return differences


def outcome(run: Any, trace: Any, gpu: str) -> dict:
    """What a pass adds to a trace: actions, flags, places, names and locations; or that it raises."""
    ids = wheel.ids_of(trace)
    try:
        run(trace, target=gpu)
    except (AssertionError, AttributeError, IndexError, TypeError, SeawallError) as error:
        return {"nodes": len(ids), "error": f"{type(error).__name__}: {error}"}
    added = wheel.insertions(trace, ids)
    new = [node for node in wheel.live_nodes(trace) if node not in ids]
    for row, node in zip(added, new):
        row["name"], row["location"] = node.name, getattr(node, "location", None)
    return {"nodes": len(ids), "added": added}
