"""The functions of the package. Written by `python/declare.py`."""

from os import PathLike
from typing import List, Literal, Optional, Sequence, Union

from . import _results

_Text = Union[str, PathLike[str], List[PathLike[str]]]
_Path = Union[str, PathLike[str]]
_Value = Union[str, int, PathLike[str]]

def allocate(
    text: _Text,
    *,
    name: str = "<text>",
    format: Optional[Literal["text", "mlir", "json"]] = None,
    target: Optional[_Value] = None,
    pass_: Optional[_Value] = None,
) -> _results.Allocation:
    """Assign an address to every buffer in shared memory, as Triton's allocation pass does.

    Reads MLIR, such as the `.ttgir` of Triton's cache. Shows the address and the live range of each buffer, and which buffers share bytes at different times. With `--format mlir`, prints the module with the attributes that the pass writes (`allocation.offset`, `allocation.size`, `ttg.shared`). Replaces existing offsets.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        format: What to print. One of text, mlir, json. The default is text.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the `ttg.target` of the module].
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> print(seawall.allocate(Path("kernel.ttgir")))
    """

def check(
    text: _Text,
    *,
    name: str = "<text>",
    target: Optional[_Value] = None,
    logical: bool = False,
    as_is: bool = False,
    producer: Optional[Literal["triton-3.4", "triton-3.5", "triton-3.6", "triton-3.7", "triton-3.8", "triton-3.9", "meta-3.7"]] = None,
    no_warp_locality: bool = False,
    any_sign: bool = False,
    count_ordinary: bool = False,
    config: Optional[_Value] = None,
    no_config: bool = False,
    source_root: Optional[_Value] = None,
    format: Optional[Literal["text", "json", "sarif", "github"]] = None,
    select: Union[_Value, Sequence[_Value]] = (),
    ignore: Union[_Value, Sequence[_Value]] = (),
    all: bool = False,
    deny: Optional[Literal["edges", "warnings"]] = None,
    fix: bool = False,
    diff: bool = False,
    baseline: Optional[_Value] = None,
    write_baseline: bool = False,
    pass_: Optional[_Value] = None,
    jobs: Optional[_Value] = None,
    cache: Optional[_Value] = None,
) -> _results.Findings:
    """Find races, missing waits, deadlocks, and redundant barriers and waits.

    Reads MLIR, PTX, AMD machine code, or a model in its text or JSON form. An MLIR file may contain several modules separated by `// -----` lines, or be a log with `// -----// IR Dump Before PASS //----- //` headers. Buffer addresses come from the module. Without them, as in the `.ttgir` of Triton's cache, buffers are placed where Triton's allocation pass would place them. Directories are searched for files that end in `.mlir`, `.ttir`, `.ttgir`, `.ptx`, `.amdgcn` or `.litmus`, without the `.ttir`, `.ptx` and `.amdgcn` of a kernel that also has a `.ttgir`. Unreadable inputs are reported and skipped.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the target of the input].
        logical: Treat every allocation as separate memory: ignores hazards between buffers that share bytes.
        as_is: Judge modules as they stand. By default, a module of a Triton compiler is first finished as the compiler would finish it, for example with the barriers of its membar pass. The output states the simulated passes.
        producer: Compiler that finishes and lowers the modules [default: the one that the module shows by its attributes, else that of the `.json` file beside the module in Triton's cache, else the newest]. One of triton-3.4, triton-3.5, triton-3.6, triton-3.7, triton-3.8, triton-3.9, meta-3.7.
        no_warp_locality: Ignore warp locality: treat every warp as accessing every byte of an access. Also reports races where one warp makes all accesses to each byte and a warp barrier orders them.
        any_sign: Let integer arguments of kernels be negative. By default, arguments are sizes.
        count_ordinary: Assume that the compiler does not move loads and stores across a wait. The waits that count copies to LDS then also count ordinary loads and stores of global memory, each as at least one instruction, and LDS accesses that are wide enough. Reports fewer findings.
        config: Configuration file [default: for each input, the nearest `seawall.toml`, or `pyproject.toml` with `[tool.seawall]`, in its directory or above it, else above the current directory].
        no_config: Do not read a configuration file.
        source_root: Root of the kernel sources, such as the checkout. The Python files that the IR names are read from here, from the directory of the IR, or from the current directory. Output names files below it relative to it.
        format: Output format. One of text, json, sarif, github. The default is text.
        select: Report only these findings: numbers (`SW101`), names (`deadlock`) or kinds (`race`, `missing-wait`, `deadlock`, `protocol`, `redundant`, `reliance`), separated by commas.
        ignore: Do not report these findings.
        all: Show all findings in text and GitHub output. By default, findings that follow from another one, or say the same about the same place, are counted in a note. JSON and SARIF have all.
        deny: Also fail if there are findings of this severity. One of edges, warnings.
        fix: Repair findings in the files: insert missing barriers, waits and fences, make waits stricter, and delete redundant ops. A repair is written only if another check confirms it, and no error of the module stays. Reports the findings that are left.
        diff: Print the repairs of `--fix` as a unified diff, and write nothing.
        baseline: Do not report the findings that this file lists.
        write_baseline: Write the findings of this run to the file of `--baseline`, which accepts them.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].
        jobs: Number of files that are checked at the same time [default: the number of cores].
        cache: Keep results in this directory, and use those of files that have not changed. Results of other versions or options are not used. Delete the directory at any time.

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> [f.code for f in seawall.check(Path("kernel.ttgir"), ignore="redundant")]
    """

def deps(
    text: _Text,
    *,
    name: str = "<text>",
    format: Optional[Literal["trace", "text"]] = None,
    target: Optional[_Value] = None,
) -> _results.Dependencies:
    """Compute the asynchronous copies that each barrier of a Wave trace must wait for.

    Reads a Wave trace (JSON) with its barriers and prints it with their `async_deps`. Each copy is assigned to the last barrier before an access that needs it. Adds the captures, iter args and results that carry a copy through loops and conditionals, with `null_async_dep` on paths without a copy. Replaces existing dependencies of barriers, and their `wait_async` and `tensor_wait`. `seawall waits` computes counts from the result.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        format: Output format. One of trace, text. The default is trace.
        target: Target GPU, such as `gfx950` [default: the target of the trace].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> print(seawall.deps(Path("trace.json")).explanation)
    """

def explain(
    code: Optional[str] = None,
    *,
    list: bool = False,
) -> _results.Explanation:
    """Explain a finding, a likely mistake, or a note on a verdict, and what to do.


    Args:
        code: Number or name of a finding, such as `SW101` or `race-read-after-write`, a kind, such as `race`, whose findings are listed, a mistake that findings name, such as `blocks-fresh`, or the code of a note, such as `check::partitions`. Without it, all are listed.
        list: List all findings, mistakes and notes.

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> print(seawall.explain("SW101"))
    """

def fmt(
    text: _Text,
    *,
    name: str = "<text>",
    check: bool = False,
) -> _results.Formatted:
    """Read IR and print it back, byte for byte.

    With `--check`, prints no IR and reports the files that differ. Directories are searched for files that end in `.mlir`, `.ttir` or `.ttgir`.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        check: Print nothing, and fail if a file is not printed back byte for byte.

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> seawall.fmt(Path("dumps"), check=True).status
    """

def model(
    text: _Text,
    *,
    name: str = "<text>",
    format: Optional[Literal["text", "json"]] = None,
    target: Optional[_Value] = None,
    logical: bool = False,
    pass_: Optional[_Value] = None,
) -> _results.Model:
    """Print the synchronization model that the analyses see.

    Reads MLIR, PTX, a Wave trace (JSON), or a model in its text or JSON form. The file extension (`.ptx`, `.litmus`, `.json`) or the start of the text determines the form. A file with several modules or kernels gives several models, in JSON an array. The model is that of the module as it stands.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        format: Form of the model. One of text, json. The default is text.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the `ttg.target` of the module].
        logical: Treat every allocation as separate memory: ignores hazards between buffers that share bytes.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> print(seawall.model(Path("kernel.mlir")).text)
    """

def pipeline(
    text: _Text,
    *,
    name: str = "<text>",
    target: Optional[_Value] = None,
    schedule: Optional[Literal["stages", "pingpong", "auto"]] = None,
    latencies: Optional[_Value] = None,
    compat: bool = False,
    num_stages: Optional[_Value] = None,
    form_only: bool = False,
    pass_: Optional[_Value] = None,
) -> _results.Pipelined:
    """Build warp pipelines from stages, with the fewest fences that leave no race.

    Two groups of warps run the same stages, one stage apart. Reads a module for an AMD GPU. Its stages end with borders (`triton.warp_pipeline.border`), or are formed already (`scf.execute_region` with `triton.warp_pipeline.stage`). Prints the module with shifted groups, a barrier at each stage boundary, priorities, and groups back in step after each pipeline. Accesses that no barrier can order are errors. With `--schedule pingpong`, two groups of warps alternate in loops that have MMAs and no stages. A loop without a possible schedule is unchanged, and the reason is reported.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        target: Target GPU, such as `gfx950` [default: the target of the module].
        schedule: Source of the stages. One of stages, pingpong, auto. The default is stages.
        latencies: JSON file of latencies for `--schedule auto`, instead of the built-in ones.
        compat: Insert the fences of Triton 3.9's `convert-warp-pipeline`, and leave barriers after waits to the later pass that places barriers. Accesses that this leaves unordered are not reported.
        num_stages: For ping-pong schedules: the number of pipeline stages of the loops [default: 2; `--schedule auto` tries 2, 3 and 4].
        form_only: Only form stages, as Triton 3.9's `tritonamdgpu-warp-pipeline` does.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> Path("out.mlir").write_text(seawall.pipeline(Path("kernel.mlir")).text)
    """

def place(
    text: _Text,
    *,
    name: str = "<text>",
    strategy: Optional[Literal["minimal", "triton", "wave", "split"]] = None,
    barriers: Optional[Literal["monolithic", "split"]] = None,
    ignore_existing: bool = False,
    remove_redundant: bool = False,
    no_warp_locality: bool = False,
    producer: Optional[Literal["triton-3.4", "triton-3.5", "triton-3.6", "triton-3.7", "triton-3.8", "triton-3.9", "meta-3.7"]] = None,
    explain: bool = False,
    format: Optional[Literal["mlir", "trace", "diff", "json", "svg", "svg-animated"]] = None,
    target: Optional[_Value] = None,
    logical: bool = False,
    source_root: Optional[_Value] = None,
    pass_: Optional[_Value] = None,
    async_filter: bool = False,
    nvidia_async_candidates: bool = False,
    synced_loads: bool = False,
) -> _results.Placement:
    """Insert the barriers that shared memory needs.

    Reads MLIR, such as the `.ttgir` of Triton's cache, or a Wave trace in JSON, and prints it with the barriers inserted. Other lines of MLIR do not change. A file may contain several modules, separated by `// -----` lines, or be a log with `// -----// IR Dump Before PASS //----- //` headers. Buffer addresses come from the module (`allocation.offset`). Without them, buffers are placed where Triton's allocation pass would place them (see `seawall allocate`).

    Barriers do not replace waits or proxy fences. A warning reports that one is missing, and `seawall check` reports where.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        strategy: Placement strategy. One of minimal, triton, wave, split. The default is minimal.
        barriers: Form of the barriers. `split` places signals and waits instead of full barriers: as many waits as there would be full barriers, and each signal as far before its waits as possible (only with `--strategy minimal`, only on gfx120x and gfx1250). One of monolithic, split. The default is monolithic.
        ignore_existing: Place barriers as if the trace had none, as Wave 3.9.1 does for full barriers. By default, hazards that barriers of the trace already order get no barrier (only with `--strategy wave` and `split`).
        remove_redundant: Also delete redundant barriers of the input (only with `--strategy minimal`).
        no_warp_locality: Ignore warp locality: place a CTA-wide barrier even if one warp makes all accesses to each byte and a warp barrier is enough (only with `--strategy minimal`; other strategies always do).
        producer: Compiler whose passes are reproduced, or with `--strategy minimal` that lowers the module [default: the one that the module shows by its attributes, else that of the `.json` file beside the module in Triton's cache, else the newest]. One of triton-3.4, triton-3.5, triton-3.6, triton-3.7, triton-3.8, triton-3.9, meta-3.7.
        explain: Explain each barrier, also those that the text of a module has, and with `minimal` why no fewer barriers are enough. Written to standard output if the result goes to a file, otherwise to standard error.
        format: Output format [default: the format of the input]. One of mlir, trace, diff, json, svg, svg-animated.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the `ttg.target` of the module].
        logical: Treat every allocation as separate memory: ignores hazards between buffers that share bytes.
        source_root: Root of the kernel sources, such as the checkout. The Python files that the IR names are read from here, from the directory of the IR, or from the current directory. Output names files below it relative to it.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].
        async_filter: Omit barriers between asynchronous writes, and between an asynchronous write and a read that is ordered by an asynchronous wait. The wait is the one of its token (on AMD targets) or of `ttg.amdg.syncedViaAsyncWait` (only with `--strategy triton`).
        nvidia_async_candidates: Treat TMA loads and gathers as asynchronous writes in `--async-filter`.
        synced_loads: Also write the attribute `ttg.amdg.syncedViaAsyncWait` of loads, as Triton's pass does. Needed if Triton goes on to compile the result (`--strategy triton` always writes it).

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> print(seawall.place(Path("kernel.mlir")).explanation)
    """

def report(
    text: _Text,
    *,
    name: str = "<text>",
    format: Optional[Literal["markdown", "text", "json", "html"]] = None,
    target: Optional[_Value] = None,
    logical: bool = False,
    as_is: bool = False,
    producer: Optional[Literal["triton-3.4", "triton-3.5", "triton-3.6", "triton-3.7", "triton-3.8", "triton-3.9", "meta-3.7"]] = None,
    no_warp_locality: bool = False,
    any_sign: bool = False,
    count_ordinary: bool = False,
    config: Optional[_Value] = None,
    no_config: bool = False,
    source_root: Optional[_Value] = None,
    pass_: Optional[_Value] = None,
) -> _results.Report:
    """Report the partitions, barriers, phases and data of a kernel.

    Reads PTX, and MLIR such as the `.ttgir` of Triton's cache: warp-specialized kernels of Triton, Gluon and TLX, AutoWS kernels before and after partitioning (`async_task_id`, tokens, arefs), and pipelined kernels without partitions. The report has five sections: the partitions and their roles; the graph of forward and backward barriers; slots, phases and expected bytes of each barrier; the contents and users of each buffer; every SSA value that refers to a barrier, with every use. The findings of `seawall check` follow, then the order of each write after other users of the same memory.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        format: Output format. One of markdown, text, json, html. The default is markdown.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the target of the input].
        logical: Treat every allocation as separate memory: ignores hazards between buffers that share bytes.
        as_is: Judge modules as they stand. By default, a module of a Triton compiler is first finished as the compiler would finish it, for example with the barriers of its membar pass. The output states the simulated passes.
        producer: Compiler that finishes and lowers the modules [default: the one that the module shows by its attributes, else that of the `.json` file beside the module in Triton's cache, else the newest]. One of triton-3.4, triton-3.5, triton-3.6, triton-3.7, triton-3.8, triton-3.9, meta-3.7.
        no_warp_locality: Ignore warp locality: treat every warp as accessing every byte of an access. Also reports races where one warp makes all accesses to each byte and a warp barrier orders them.
        any_sign: Let integer arguments of kernels be negative. By default, arguments are sizes.
        count_ordinary: Assume that the compiler does not move loads and stores across a wait. The waits that count copies to LDS then also count ordinary loads and stores of global memory, each as at least one instruction, and LDS accesses that are wide enough. Reports fewer findings.
        config: Configuration file [default: for each input, the nearest `seawall.toml`, or `pyproject.toml` with `[tool.seawall]`, in its directory or above it, else above the current directory].
        no_config: Do not read a configuration file.
        source_root: Root of the kernel sources, such as the checkout. The Python files that the IR names are read from here, from the directory of the IR, or from the current directory. Output names files below it relative to it.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> Path("report.html").write_text(seawall.report(Path("kernel.ttgir")).html)
    """

def simulate(
    text: _Text,
    *,
    name: str = "<text>",
    warps: Optional[_Value] = None,
    ctas: Optional[_Value] = None,
    iterations: Optional[_Value] = None,
    schedule_seed: Optional[_Value] = None,
    witness: Optional[_Value] = None,
    format: Optional[Literal["text", "json", "html"]] = None,
    target: Optional[_Value] = None,
    logical: bool = False,
    as_is: bool = False,
    producer: Optional[Literal["triton-3.4", "triton-3.5", "triton-3.6", "triton-3.7", "triton-3.8", "triton-3.9", "meta-3.7"]] = None,
    no_warp_locality: bool = False,
    any_sign: bool = False,
    count_ordinary: bool = False,
    config: Optional[_Value] = None,
    no_config: bool = False,
    source_root: Optional[_Value] = None,
    pass_: Optional[_Value] = None,
) -> _results.Simulation:
    """Run the synchronization model in all interleavings and show faults.

    Reads the same inputs as `seawall model`. Finds races, missing waits and proxy fences, deadlocks and misuse of mbarriers, and shows a run that leads to each fault. Only a few warps and a few loop iterations are run, so the result holds only within these bounds. Modules are finished as by `seawall check`, which judges the same program.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        warps: Number of simulated warps for each partition, at most as many as it has [default: 2, or 4 with conditional barriers].
        ctas: Number of simulated CTAs of a cluster, at most as many as it has [default: 2 if they access each other's memory, else 1].
        iterations: Number of iterations of loops with an unknown trip count [default: 4].
        schedule_seed: Run one random interleaving with this seed, and show it.
        witness: Repeat the run of this finding of `seawall check`, such as `SW301:107` (code and line), and end at its fault. Use the options of the check, which prints the whole command.
        format: Output format. One of text, json, html. The default is text.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the target of the input].
        logical: Treat every allocation as separate memory: ignores hazards between buffers that share bytes.
        as_is: Judge modules as they stand. By default, a module of a Triton compiler is first finished as the compiler would finish it, for example with the barriers of its membar pass. The output states the simulated passes.
        producer: Compiler that finishes and lowers the modules [default: the one that the module shows by its attributes, else that of the `.json` file beside the module in Triton's cache, else the newest]. One of triton-3.4, triton-3.5, triton-3.6, triton-3.7, triton-3.8, triton-3.9, meta-3.7.
        no_warp_locality: Ignore warp locality: treat every warp as accessing every byte of an access. Also reports races where one warp makes all accesses to each byte and a warp barrier orders them.
        any_sign: Let integer arguments of kernels be negative. By default, arguments are sizes.
        count_ordinary: Assume that the compiler does not move loads and stores across a wait. The waits that count copies to LDS then also count ordinary loads and stores of global memory, each as at least one instruction, and LDS accesses that are wide enough. Reports fewer findings.
        config: Configuration file [default: for each input, the nearest `seawall.toml`, or `pyproject.toml` with `[tool.seawall]`, in its directory or above it, else above the current directory].
        no_config: Do not read a configuration file.
        source_root: Root of the kernel sources, such as the checkout. The Python files that the IR names are read from here, from the directory of the IR, or from the current directory. Output names files below it relative to it.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> [fault["fault"] for fault in seawall.simulate(Path("kernel.mlir")).faults]
    """

def timeline(
    text: _Text,
    *,
    name: str = "<text>",
    target: Optional[_Value] = None,
    iterations: Optional[_Value] = None,
    latencies: Optional[_Value] = None,
    format: Optional[Literal["text", "json", "html"]] = None,
    pass_: Optional[_Value] = None,
) -> _results.Timeline:
    """Show how busy two groups of waves keep the matrix units, and why they stall.

    Runs the waves of one SIMD of an AMD GPU through a kernel in a timing model: issue, matrix unit, shared memory, global memory, barriers, priorities and waits, with latencies from a data file. The model ranks schedules of one kernel. It does not predict the cycles of a GPU. The barriers are those of the input, so use a kernel with placed barriers, such as the output of `seawall pipeline` or `seawall place`.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        target: Target GPU: gfx942, gfx950, gfx1250, or one in the `--latencies` file [default: the target of the module].
        iterations: Number of iterations of innermost loops, 4 to 1000 [default: 24].
        latencies: JSON file of latencies by GPU, instead of the built-in ones.
        format: Output format. One of text, json, html. The default is text.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> print(seawall.timeline(Path("pipelined.mlir")))
    """

def validate(
    text: _Text,
    after: _Path,
    *,
    name: str = "<text>",
    format: Optional[Literal["text", "json"]] = None,
    producer: Optional[Literal["triton-3.4", "triton-3.5", "triton-3.6", "triton-3.7", "triton-3.8", "triton-3.9", "meta-3.7"]] = None,
    pass_: Optional[_Value] = None,
) -> _results.Validation:
    """Find synchronization of TTGIR that its PTX lacks.

    Compares TTGIR with the PTX that the same compilation made of it. Reports each barrier, wait, fence and mbarrier operation that is on all paths between two accesses in the TTGIR and is not on all paths between them in the PTX. Other faults of either text are for `seawall check`.

    Barriers, waits and fences that only the PTX has are warnings. They do not change the exit status.

    Accesses of both texts are matched by their kind and their bytes of shared or tensor memory. The output states how many were matched. TTGIR without addresses or barriers is first finished as its compiler would finish it, as by `seawall check`.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        after: PTX of the same compilation.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        format: Output format. One of text, json. The default is text.
        producer: Compiler that finishes the TTGIR [default: the one that the module shows by its attributes, else that of the `.json` file beside the module in Triton's cache, else the newest]. One of triton-3.4, triton-3.5, triton-3.6, triton-3.7, triton-3.8, triton-3.9, meta-3.7.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> seawall.validate(Path("kernel.ttgir"), "kernel.ptx").kernels[0]["verdict"]
    """

def waits(
    text: _Text,
    *,
    name: str = "<text>",
    format: Optional[Literal["mlir", "json"]] = None,
    target: Optional[_Value] = None,
    explain: bool = False,
    as_triton: bool = False,
    count_ordinary: bool = False,
    pass_: Optional[_Value] = None,
) -> _results.Waits:
    """Set every wait to the largest count of operations that may stay in flight.

    Reads MLIR, a Wave trace (JSON) or a litmus program. A wait that names operations (tokens, `async_deps`) gets the number of operations issued after them on every path. A wait that names nothing gets the count that accesses to shared memory need. On gfx1250, waits that count commit groups become waits that count instructions, as in Triton's back end.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        format: Output format. One of mlir, json. The default is mlir.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the target of the input].
        explain: Explain on standard error how the count of each wait is derived.
        as_triton: Reproduce the counts of Triton's `update-async-wait-count`, including the cases where it gives up, instead of the largest safe counts.
        count_ordinary: Assume that the compiler does not move loads and stores across a wait. The waits that count copies to LDS then also count ordinary loads and stores of global memory, each as at least one instruction, and LDS accesses that are wide enough. Gives larger counts.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the last state of each kernel of the log].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> [(wait["counter"], wait["new"]) for wait in seawall.waits(Path("kernel.ttgir")).waits]
    """

def why(
    text: _Text,
    line: Union[int, str],
    *,
    name: str = "<text>",
    format: Optional[Literal["text", "json"]] = None,
    target: Optional[_Value] = None,
    logical: bool = False,
    as_is: bool = False,
    producer: Optional[Literal["triton-3.4", "triton-3.5", "triton-3.6", "triton-3.7", "triton-3.8", "triton-3.9", "meta-3.7"]] = None,
    no_warp_locality: bool = False,
    any_sign: bool = False,
    count_ordinary: bool = False,
    config: Optional[_Value] = None,
    no_config: bool = False,
    source_root: Optional[_Value] = None,
    pass_: Optional[_Value] = None,
) -> _results.Answers:
    """Explain why an operation is there: what it orders, or what orders it.

    Answers for every operation of a line of IR, or of a line of its source that the locations of the IR name. For a barrier, wait, fence or mbarrier operation: the pairs of accesses that it orders, whether `place --remove-redundant` keeps it, and what `check` finds without it, with a run. For an access: the conflicting accesses before and after it, and what orders it with each. For an mbarrier or token: the operations that complete it or wait for it. For an op of a compiler log: the pass that introduced it.

    Reads what `seawall check` reads, and judges modules in the same way.

    Args:
        text: a text (`str`), or the path of a file or directory (`pathlib.Path`), or a list of paths.
        line: Line of the source of the kernel, such as `kernel.py:42`, or line of the input. The file is the end of a path that the locations name.
        name: the display name of a text. Its ending is that of a file: `.litmus` marks a model.
        format: Output format. One of text, json. The default is text.
        target: Target GPU, such as `sm_90` or `gfx950` [default: the target of the input].
        logical: Treat every allocation as separate memory: ignores hazards between buffers that share bytes.
        as_is: Judge modules as they stand. By default, a module of a Triton compiler is first finished as the compiler would finish it, for example with the barriers of its membar pass. The output states the simulated passes.
        producer: Compiler that finishes and lowers the modules [default: the one that the module shows by its attributes, else that of the `.json` file beside the module in Triton's cache, else the newest]. One of triton-3.4, triton-3.5, triton-3.6, triton-3.7, triton-3.8, triton-3.9, meta-3.7.
        no_warp_locality: Ignore warp locality: treat every warp as accessing every byte of an access. Also reports races where one warp makes all accesses to each byte and a warp barrier orders them.
        any_sign: Let integer arguments of kernels be negative. By default, arguments are sizes.
        count_ordinary: Assume that the compiler does not move loads and stores across a wait. The waits that count copies to LDS then also count ordinary loads and stores of global memory, each as at least one instruction, and LDS accesses that are wide enough. Reports fewer findings.
        config: Configuration file [default: for each input, the nearest `seawall.toml`, or `pyproject.toml` with `[tool.seawall]`, in its directory or above it, else above the current directory].
        no_config: Do not read a configuration file.
        source_root: Root of the kernel sources, such as the checkout. The Python files that the IR names are read from here, from the directory of the IR, or from the current directory. Output names files below it relative to it.
        pass_: Read the dumps of this pass from a log. NAME is the name or argument of the pass, or a part of it, optionally followed by `:before` or `:after` [default: the dump with the line, or the last state of each kernel of the log for a line of the source].

    Raises:
        SeawallError: the input cannot be read, or an option has no meaning for it.

    >>> print(seawall.why(Path("kernel.ttgir"), "kernel.py:42"))
    """
