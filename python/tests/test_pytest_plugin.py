"""Tests the pytest plugin in runs of pytest."""

import json
import re

import pytest
from conftest import needs_triton

pytest_plugins = ["pytester"]

#: A report without a compile: the plugin gets reports from a listener.
REPORT = """
import seawall.triton
from seawall.triton import KernelReport, Placed, _session

ERROR = {"code": "SW101", "severity": "error", "message": "planted"}

def compiled(kernel, *findings, **fields):
    text = "error[SW101]: planted" if findings else ""
    report = KernelReport(kernel=kernel, target="sm_90", findings=list(findings), verdicts=[{"bound": "all-paths"}], text=text, **fields)
    for listener in _session._session.listeners:
        listener(report)
"""
STAND_IN = '__version__ = "3.9.0"\\nfrom types import SimpleNamespace as N\\nknobs = N(compilation=N(listener=None), runtime=N(add_stages_inspection_hook=None))\\n'


@pytest.fixture
def tests(pytester, monkeypatch):
    """Gives a folder with a stand-in for the package triton, so that the plugin works without it."""
    # With `CI` or `BUILD_NUMBER`, pytest repeats the whole message of a failure in its summary.
    for name in ("SEAWALL", "CI", "BUILD_NUMBER"):
        monkeypatch.delenv(name, raising=False)
    pytester.makepyfile(triton=STAND_IN.replace("\\n", "\n"), helpers=REPORT)
    return pytester


def test_findings_fail_the_test_that_compiled_the_kernel(tests):
    tests.makepyfile("""
        import triton
        from helpers import compiled, ERROR, Placed

        def test_good():
            compiled("good", placed=Placed((1, 2), (3, 2)), compile_seconds=0.5, added_seconds=0.01)

        def test_bad():
            compiled("good")
            compiled("good", cache_hit=True)
            compiled("old", cache_hit=True)
            compiled("bad", ERROR)

        def test_other():
            pass
    """)
    result = tests.runpytest_subprocess("--seawall=check")
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["*test_bad*", "Seawall: `bad` (sm_90): 1 error; checked for every run", "error*SW101*: planted"])
    result.stdout.re_match_lines([r"=+ seawall =+", r"kernel +target +compiles", r"good +sm_90 +2 \(1 cached\) +clean +every run +2 of 5 +500 ms +10 ms", r"old +sm_90 +0 \(1 cached\) +clean +every run +- +- +0 ms", r"bad +sm_90 +1 +1 error"])


def test_a_test_that_fails_by_itself_also_shows_the_findings(tests):
    tests.makepyfile("""
        import triton
        from helpers import compiled, ERROR

        def test_bad():
            compiled("bad", ERROR)
            assert 1 == 2
    """)
    result = tests.runpytest_subprocess("--seawall")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*assert 1 == 2*", "*seawall*", "*`bad` (sm_90): 1 error*"])
    assert result.stdout.str().count("planted") == 1


def test_marks_see_findings_as_failures(tests):
    tests.makepyfile("""
        import pytest, triton, unittest
        from helpers import compiled, ERROR

        @pytest.mark.xfail
        def test_known():
            compiled("bad", ERROR)

        @pytest.mark.xfail(strict=True)
        def test_strict():
            compiled("bad", ERROR)

        @pytest.mark.xfail
        def test_without():
            compiled("good")

        @pytest.mark.xfail(raises=AssertionError)
        def test_other_failure_expected():
            compiled("bad", ERROR)

        def test_skipped_later():
            compiled("bad", ERROR)
            pytest.skip("no GPU")

        class Old(unittest.TestCase):
            def test_old(self):
                compiled("bad", ERROR)

            def test_wrong(self):
                compiled("bad", ERROR)
                self.assertEqual(1, 2)
    """)
    result = tests.runpytest_subprocess("--seawall")
    result.assert_outcomes(xfailed=2, xpassed=1, failed=4)
    assert result.stdout.str().count("planted") == 4


@pytest.mark.parametrize("processes", [[], ["-n2"]])
def test_a_kernel_of_an_import_is_an_error_of_the_collection(tests, processes):
    if processes:
        pytest.importorskip("xdist")
    tests.makepyfile("""
        import triton
        from helpers import compiled, ERROR
        compiled("bad", ERROR)

        def test_other():
            pass
    """)
    result = tests.runpytest_subprocess("--seawall", "--continue-on-collection-errors", *processes)
    result.assert_outcomes(errors=1)
    result.stdout.re_match_lines([r"=+ seawall =+", r"kernel +target", r"bad +sm_90 +1 +1 error"])
    assert result.stdout.str().count("planted") == 1


def test_processes_of_xdist_report_to_one_summary(tests):
    pytest.importorskip("xdist")
    tests.makepyfile("""
        import pytest, triton
        from helpers import compiled, ERROR, Placed

        @pytest.mark.parametrize("size", range(6))
        def test_size(size):
            compiled("k", *([ERROR] if size == 4 else []), constexprs={"dtype": object()}, placed=Placed((1, 0), (2, 0)))
    """)
    result = tests.runpytest_subprocess("--seawall", "-n2")
    result.assert_outcomes(passed=5, failed=1)
    result.stdout.re_match_lines_random([r"k +sm_90 +5 +clean .* 5 of 10 ", r"k +sm_90 +1 +1 error .* 1 of 2 "])


def test_a_wrong_configuration_is_a_usage_error(tests):
    tests.path.joinpath("seawall.toml").write_text("wrong = [")
    result = tests.runpytest_subprocess("--seawall")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: error?config::invalid?:*"])
    assert tests.runpytest_subprocess().ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_off_in_the_environment_wins(tests, monkeypatch):
    monkeypatch.setenv("SEAWALL", "off")
    tests.makepyfile("""
        import triton
        from helpers import compiled, ERROR

        def test_bad():
            compiled("bad", ERROR)
    """)
    result = tests.runpytest_subprocess("--seawall")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["seawall: SEAWALL is `off`: kernels are not checked"])


def test_a_kernel_of_a_fixture_is_an_error_of_its_test(tests):
    tests.makepyfile("""
        import pytest
        import triton
        from helpers import compiled, ERROR

        @pytest.fixture
        def kernel():
            compiled("bad", ERROR)

        def test_it(kernel):
            pass
    """)
    tests.runpytest_subprocess("--seawall").assert_outcomes(errors=1)


@pytest.mark.parametrize("option", ["--seawall", "--seawall=check"])
def test_a_file_may_follow_the_option(tests, option):
    path = tests.makepyfile("""
        import triton
        from helpers import compiled, ERROR

        def test_bad():
            compiled("bad", ERROR)
    """)
    tests.runpytest_subprocess(option, path).assert_outcomes(failed=1)


def test_an_unknown_mode_is_a_usage_error(tests):
    result = tests.runpytest_subprocess("--seawall=place-all")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*argument --seawall/--seawall=check/--seawall=place/--seawall=off: * 'place-all'"])


def test_without_the_option_nothing_happens(tests):
    tests.makepyfile("""
        import triton

        def test_it():
            assert triton.knobs.compilation.listener is None
    """)
    result = tests.runpytest_subprocess()
    result.assert_outcomes(passed=1)
    assert not re.search(r"=+ seawall =+", result.stdout.str())


def test_reports_are_plain_data(tests):
    import seawall.triton

    report = seawall.triton.KernelReport("k", "sm_90", {"dtype": object()}, placed=seawall.triton.Placed((1, 0), (2, 0)))
    again = seawall.triton.KernelReport.from_row(json.loads(json.dumps(report.to_row())))
    assert again.placed == report.placed and again.title.startswith("`k` (sm_90, dtype=<object")


@pytest.mark.parametrize("mode", ["check", "place"])
def test_a_test_that_replaces_the_hooks_switches_nothing_off(tests, mode):
    stand_in = STAND_IN.replace("\\n", "\n") + "backends = {}\n"
    tests.makepyfile(triton=stand_in)
    tests.makepyfile("""
        import triton
        import seawall.triton

        def test_one():
            assert triton.knobs.compilation.listener is not None
            triton.knobs.compilation.listener = None

        def test_two():
            assert triton.knobs.compilation.listener is not None
            seawall.triton.disable()

        def test_three():
            assert triton.knobs.compilation.listener is not None
    """)
    tests.makeconftest("import seawall.triton._stage as s; s.unsupported = lambda: None; s.add_to_cache_key = lambda key: (lambda: None)")
    tests.runpytest_subprocess(f"--seawall={mode}").assert_outcomes(passed=3)


def test_kernels_of_processes_belong_to_the_test(tests):
    tests.makepyfile("""
        import multiprocessing, os, subprocess, sys
        import pytest
        import triton
        from helpers import compiled, ERROR

        def test_fork():
            process = multiprocessing.get_context("fork").Process(target=compiled, args=("forked", ERROR))
            process.start()
            process.join()

        def test_program():
            # Of an installed package, `seawall_environment.pth` starts it in each process.
            code = "import seawall._environment as e; e.start(); import triton; from helpers import *; compiled('other', ERROR)"
            subprocess.run([sys.executable, "-c", code], check=True)

        def test_none():
            pass
    """)
    result = tests.runpytest_subprocess("--seawall")
    result.assert_outcomes(failed=2, passed=1)
    result.stdout.re_match_lines_random([r"forked +sm_90 +1 +1 error", r"other +sm_90 +1 +1 error"])


@needs_triton
def test_a_real_compile_is_listed(tests):
    from pathlib import Path

    tests.path.joinpath("triton.py").unlink()
    here = str(Path(__file__).parent)
    tests.makepyfile(f"""
        import sys
        sys.path.insert(0, {here!r})

        def test_matmul(tmp_path, monkeypatch):
            monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))
            import test_triton
            test_triton.matmul(test_triton.TARGETS[0])
    """)
    result = tests.runpytest_subprocess("--seawall")
    result.assert_outcomes(passed=1)
    result.stdout.re_match_lines([r"=+ seawall =+", r"kernel +target", r"matmul +sm_80 +1 +clean +every run"])


