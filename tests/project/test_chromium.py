import importlib.util
from pathlib import Path

import pytest


@pytest.fixture
def tool(monkeypatch):
    path = Path(__file__).parents[2] / "tools" / "chromium.py"
    spec = importlib.util.spec_from_file_location("chromium_tool", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "install", lambda: None)
    return module


def test_with_a_browser_no_test_is_left_out(tool, monkeypatch, capsys, tmp_path):
    browser = tmp_path / "chromium"
    browser.touch(mode=0o755)
    monkeypatch.setenv("FREEBODY_CHROMIUM", str(browser))
    tool.main()
    assert capsys.readouterr().out == ""


def test_without_a_browser_its_tests_are_left_out_with_a_word(tool, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("FREEBODY_CHROMIUM", str(tmp_path / "none"))
    tool.main()
    said = capsys.readouterr()
    assert said.out.rstrip("\n") == " and not browser"
    assert "the tests of the page are left out" in said.err
