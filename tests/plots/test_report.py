"""The report is one page that refers to nothing outside."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from plot_runs import busy

import freebody as fb
from freebody.plots.api import plot, to_svg
from freebody.plots.report import inline

SCENE = 'title = "a <b> & c"\n[[body]]\n'


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.references, self.ids, self.tags, self.used = [], [], [], []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        for name, value in attributes:
            if name in ("src", "href", "xlink:href", "data", "action", "srcset", "poster"):
                self.references.append(value)
            if name == "id":
                self.ids.append(value)
            self.used += re.findall(r"url\(#([^)]*)\)", value or "")


@pytest.fixture(scope="module")
def text(tmp_path_factory):
    path = tmp_path_factory.mktemp("report") / "report.html"
    fb.write_report(
        busy(), path, title="busy", scene=SCENE, written_by="9.8.7", figures=("energy", "se3", "polhode", "path")
    )
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(text):
    parser = Page()
    parser.feed(text)
    return parser


def test_every_reference_stays_inside_the_page(page, text):
    assert page.references
    inside = {f"#{name}" for name in page.ids}
    assert set(page.references) <= inside
    assert {f"#{name}" for name in page.used} <= inside
    assert not set(page.tags) & {"script", "link", "img", "iframe", "object", "embed"}
    assert "@import" not in text


def test_no_two_elements_share_an_id(page):
    assert len(page.ids) == len(set(page.ids))


def test_the_page_has_figures_audit_scene_and_versions(page, text):
    assert page.tags.count("svg") == 4
    audit = busy().audit()
    for line in (*audit.drifts, *audit.checks):
        assert line.name in text
    assert f"{audit.drifts[0].largest:.3g}" in text
    assert "a &lt;b&gt; &amp; c" in text
    assert "9.8.7" in text
    assert fb.__version__ in text
    assert "cone, plate, dot" in text


def test_figures_a_motion_does_not_have_are_left_out_with_a_word(tmp_path):
    dot = fb.Body(mass=1.0, name="dot", velocity=(1, 0, 0))
    run = fb.simulate(fb.World([dot]), 0.1, dt=0.05, integrator="cf4")
    fb.write_report(run, tmp_path / "r.html", figures=("polhode",))
    assert "Not drawn: a polhode of &#x27;dot&#x27;" in (tmp_path / "r.html").read_text()


def test_inlined_figures_are_still_xml_with_their_own_names():
    svg = inline(to_svg(plot(busy(), "energy")), prefix="q-")
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert ids
    assert all(name.startswith("q-") for name in ids)


def test_existing_files_and_other_endings_are_refused(tmp_path):
    path = tmp_path / "r.html"
    path.write_text("mine")
    with pytest.raises(fb.errors.InputError, match="exists already"):
        fb.write_report(busy(), path, figures=())
    assert path.read_text() == "mine"
    fb.write_report(busy(), path, figures=(), overwrite=True)
    assert "Audit" in path.read_text()
    with pytest.raises(fb.errors.InputError, match="ends in .html"):
        fb.write_report(busy(), tmp_path / "r.pdf")
    with pytest.raises(fb.errors.InputError, match="no figure 'nothing'"):
        fb.write_report(busy(), tmp_path / "n.html", figures=("nothing",))
