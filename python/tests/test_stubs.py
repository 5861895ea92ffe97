"""The stubs of the extension module name what it has, with the parameters that it has."""

import ast
import inspect
from pathlib import Path

import seawall
from seawall import _seawall

STUBS = ast.parse((Path(seawall.__file__).parent / "_seawall.pyi").read_text())


def test_every_function_has_its_stub():
    stubs = {node.name: node for node in STUBS.body if isinstance(node, ast.FunctionDef)}
    functions = {name: value for name, value in vars(_seawall).items() if callable(value) and not inspect.isclass(value)}
    assert stubs.keys() == functions.keys()
    for name, stub in stubs.items():
        written = [arg.arg for arg in stub.args.args + stub.args.kwonlyargs]
        assert written == list(inspect.signature(functions[name]).parameters), name


def test_the_package_is_typed():
    assert (Path(seawall.__file__).parent / "py.typed").exists()


def test_public_functions_have_docstrings_with_examples():
    for function in (seawall.check, seawall.place, seawall.wave.place, seawall.wave.add_shared_memory_barriers):
        assert ">>>" in inspect.getdoc(function)
