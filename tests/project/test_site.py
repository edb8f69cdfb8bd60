"""The documentation site: built without warnings, complete, no broken link; and its checks notice what is wrong."""

import inspect
import json
import re

import pytest
from tools.site import reference
from tools.site.build import rendered, size
from tools.site.check import Page, mistakes
from tools.site.reference import PAGES, entry
from tools.site.stage import DOCS, NAV, TAKEN, led, with_results

import freebody as fb
from snippets import ROOT

# Megabytes; the gallery is most of it.
MOST = 20.0


def test_it_is_built_and_has_no_broken_link(site):
    assert mistakes(site) == []
    assert (site / "index.html").is_file()
    assert size(site) < MOST


def test_every_public_name_has_an_entry(site):
    ids = set().union(*(Page(path.read_text(encoding="utf-8")).ids for path in (site / "api").glob("*.html")))
    wanted = [f"freebody.{name}" for name in fb.__all__ if not inspect.ismodule(getattr(fb, name))]
    for module in (fb.so3, fb.se3, fb.errors):
        wanted += [f"{module.__name__}.{name}" for name in module.__all__ if not hasattr(fb, name)]
    assert [name for name in wanted if name not in ids] == []
    assert {"module-freebody.so3", "module-freebody.se3", "module-freebody.errors"} <= ids


def test_search_finds_the_inertia_of_a_mesh(site):
    index = json.loads((site / "searchindex.js").read_text(encoding="utf-8").removeprefix("Search.setIndex(")[:-1])

    def pages(word):
        found = []
        for terms in (index["terms"], index["titleterms"]):
            hits = terms.get(word, [])
            found += [hits] if isinstance(hits, int) else hits
        return {index["docnames"][number] for number in found}

    assert {"mass", "tutorials/course", "api/shapes"} <= pages("inertia") & pages("mesh")
    assert "The inertia of a mesh" in index["alltitles"]


def test_every_scene_of_the_library_can_be_played(site):
    gallery = Page((site / "library.html").read_text(encoding="utf-8"))
    for name in fb.scene_names():
        assert f"_images/{name}.png" in gallery.loads
        text = (site / "player" / "scenes" / f"{name}.js").read_text(encoding="utf-8")
        assert text.startswith("document.body.insertAdjacentHTML(")
        assert "tape/1" in text


CALLABLES = [name for name in fb.__all__ if callable(getattr(fb, name))]


@pytest.mark.parametrize("name", CALLABLES)
def test_an_entry_speaks_of_every_parameter_and_of_errors(name):
    thing = getattr(fb, name)
    text = entry(f"freebody.{name}", thing).split("\n", 1)[1]
    parameters = [] if name in MADE_BY_FREEBODY else inspect.signature(thing).parameters
    silent = [parameter for parameter in parameters if not re.search(rf"\b{re.escape(parameter)}\b", text)]
    assert silent == []
    if parameters and name not in CANNOT_FAIL:
        assert re.search(r"[Rr]aises?\s", text), "what does it raise?"


# Users get these from functions, and give them nothing.
MADE_BY_FREEBODY = {"Trajectory", "State", "ExactRotation", "MassProperties", "Scene", "Cad"}
CANNOT_FAIL = {"cross", "FreebodyError", "Modes"}


def test_a_name_without_an_entry_ends_the_build(tmp_path, monkeypatch):
    title, intro, names = PAGES["scenes"]
    monkeypatch.setitem(PAGES, "scenes", (title, intro, names[1:]))
    with pytest.raises(ValueError, match="Scene"):
        reference.write(tmp_path / "api")


def test_every_page_is_listed_once():
    listed = [page for pages in NAV.values() for page in pages]
    written = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")}
    beside = {place.removesuffix(".md") for place in TAKEN.values()}
    assert sorted(listed) == sorted((written | beside | {"api/index"}) - {"index"})
    assert len({name for _, _, names in PAGES.values() for name in names}) == len(fb.__all__)


def test_every_picture_is_shown_somewhere():
    pages = [ROOT / "README.md", *DOCS.rglob("*.md")]
    shown = "".join(page.read_text(encoding="utf-8") for page in pages)
    files = [path for path in DOCS.rglob("*") if path.suffix in {".png", ".svg", ".gif"}]
    assert files
    assert [path.name for path in files if path.name not in shown] == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("# Index\n\n[there](nowhere.md)\n", "nowhere"),
        ("# Index\n\n[there](other.md#no-such-heading)\n", "no-such-heading"),
        ("# Index\n\n![picture](none.png)\n", "none.png"),
        ("# Index\n", "isn't included in any toctree"),
    ],
)
def test_warnings_end_the_build(text, words, tmp_path, capfd, monkeypatch):
    monkeypatch.delenv("PYTHONWARNINGS", raising=False)
    sources = tmp_path / "docs"
    sources.mkdir()
    tree = "" if "toctree" in words else "\n```{toctree}\nother\n```\n"
    (sources / "index.md").write_text(text + tree)
    (sources / "other.md").write_text("# Other\n")
    assert not rendered(sources, tmp_path / "out")
    assert words in capfd.readouterr().err


def test_the_checker_notices_what_is_broken(tmp_path):
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">x</a><a href="b.html#gone">x</a><a href="c.html">x</a><img src="d.png">'
        '<a href="https://example.org">x</a><script src="https://example.org/x.js"></script><a href="#top">x</a>'
    )
    (tmp_path / "b.html").write_text('<p id="here"></p>')
    (tmp_path / "s.css").write_text("@import 'https://example.org/x.css'; p { background: url(//example.org/y.png) }")
    assert mistakes(tmp_path) == [
        "s.css: loads https://example.org/x.css",
        "s.css: loads //example.org/y.png",
        "a.html: b.html#gone has no such place",
        "a.html: c.html leads nowhere",
        "a.html: #top has no such place",
        "a.html: d.png leads nowhere",
        "a.html: loads https://example.org/x.js",
    ]


def test_links_are_led_into_the_site():
    text = (
        "[a](../CONTRIBUTING.md) [b](mass.md#reports) [c](../src/x.py) ![d](../benchmarks/results/work_precision.png)"
    )
    there = "[a](CONTRIBUTING.md) [b](mass.md#reports) c ![d](results/work_precision.png)"
    assert led(text, DOCS / "page.md", "page.md") == there
    code = "```\n[a](../LICENSE)\n```"
    assert led(f"[a](../LICENSE)\n{code}\n", DOCS / "page.md", "page.md") == f"a\n{code}\n"


def test_measured_tables_stand_where_pages_ask_for_them():
    text = with_results("# Page\n\n<!-- result: work_precision -->\n")
    assert "| exact4 |" in text
    assert "### Error 1e-08" in text
    assert "Not measured yet" in with_results("<!-- result: never_made -->")
