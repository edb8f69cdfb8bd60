"""The page in a real browser: who reads it, and who has no mouse."""

import pytest

pytestmark = pytest.mark.browser

# Contrast of every visible text with what is behind it, by the formula of WCAG 2. The scene is behind what has no
# ground of its own. Texts of controls that are switched off need none, but get it here all the same.
CONTRAST = """(() => {
  const parse = (text) => { const v = text.match(/[\\d.]+/g).map(Number); return [v[0], v[1], v[2], v[3] ?? 1]; };
  const light = (c) => { const l = c.slice(0, 3).map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)); return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2]; };
  const over = (top, under) => top.slice(0, 3).map((v, k) => v * top[3] + under[k] * (1 - top[3])).concat(1);
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--scene)";
  const scene = parse(getComputedStyle(probe).color);
  probe.remove();
  const ground = (element) => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      const c = parse(getComputedStyle(e).backgroundColor);
      if (c[3] > 0) layers.push(c);
      if (c[3] === 1) break;
    }
    return layers.reverse().reduce((under, top) => over(top, under), scene);
  };
  const found = [];
  const check = (element, text) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!text.trim() || !box.width || !box.height || style.visibility === "hidden" || !element.checkVisibility()) return;
    const below = ground(element);
    const pair = [light(over(parse(style.color), below)), light(below)].sort((a, b) => b - a);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    found.push({ text: text.trim().slice(0, 40), ratio: (pair[0] + 0.05) / (pair[1] + 0.05), needed: large ? 3 : 4.5 });
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest("script, style, noscript, option")) check(walk.currentNode.parentElement, walk.currentNode.data);
  for (const input of document.querySelectorAll("input[type=number], select, output")) check(input, input.value);
  return found;
})()"""  # noqa: E501

# Whatever takes the focus by the tab key, in the order of the document.
FOCUSABLE = """Array.from(document.querySelectorAll("button, input, select, summary, canvas[tabindex], a[href]"))
  .filter((e) => !e.disabled && e.tabIndex >= 0 && e.checkVisibility() && e.getClientRects().length)
  .map((e) => (e.dataset.stop ??= String(window.__stops = (window.__stops ?? 0) + 1)))"""

FOCUSED = """(() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const style = getComputedStyle(e);
  const seen = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
  const named = Boolean(e.ariaLabel || e.labels?.length || e.textContent.trim() || e.getAttribute("aria-labelledby"));
  return { stop: e.dataset.stop ?? null, seen, named, what: e.outerHTML.slice(0, 90) };
})()"""

TABS = ("balance", "build", "setup", "show", "files")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_passes_wcag_aa(served, opened, scheme):
    page = opened(served.url, color_scheme=scheme, viewport={"width": 1280, "height": 720})
    seen = 0
    page.ask("document.querySelectorAll('#notices p').forEach((p) => { p.hidden = false; p.append('notice'); })")
    for tab in TABS:
        page.tab(tab)
        page.ask("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        texts = page.ask(CONTRAST)
        seen += len(texts)
        assert [text for text in texts if text["ratio"] < text["needed"]] == []
    page.press("Escape")
    page.page.click("#help-button")
    texts = page.ask(CONTRAST)
    assert [text for text in texts if text["ratio"] < text["needed"]] == []
    assert seen > 100


def test_every_control_is_reached_by_the_tab_key_with_a_visible_focus_and_has_a_name(served, opened):
    page = opened(served.url, viewport={"width": 1280, "height": 720})
    for tab in TABS:
        page.tab(tab)
        page.ask("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        page.ask("document.activeElement.blur()")
        stops = page.ask(FOCUSABLE)
        assert len(stops) >= 8
        reached = set()
        for _ in range(2 * len(stops) + 5):
            page.press("Tab")
            focused = page.ask(FOCUSED)
            if focused is None:
                continue
            assert focused["seen"], focused
            assert focused["named"], focused
            reached.add(focused["stop"])
            if reached >= set(stops):
                break
        assert reached >= set(stops), [
            page.ask(f"document.querySelector('[data-stop=\"{stop}\"]').outerHTML") for stop in set(stops) - reached
        ]


def test_tabs_are_changed_with_arrow_keys(served, opened):
    page = opened(served.url)
    page.page.focus("#tab-balance")
    page.press("ArrowRight")
    page.page.wait_for_selector("#page-build", state="visible")
    assert page.ask("document.activeElement.id") == "tab-build"
    # Where nothing can be built, that tab is passed over.
    page.ask("document.querySelector('#tab-build').hidden = true")
    page.page.focus("#tab-balance")
    page.press("ArrowRight")
    page.page.wait_for_selector("#page-setup", state="visible")


def test_a_hand_shows_a_newcomer_what_to_do_until_it_is_done(served, opened):
    page = opened(served.url)
    page.until("!document.querySelector('#tutorial').hidden")
    place = page.ask("""(() => {
      const spot = document.querySelector("#tutorial circle").getBoundingClientRect();
      return [spot.x + spot.width / 2, spot.y + spot.height / 2];
    })()""")
    # The ring is on the torus, or was when it was drawn last.
    assert any(
        page.ask(f"__freebody.pick({place[0] + x}, {place[1] + y})") == 0 for x in (-12, 0, 12) for y in (-12, 0, 12)
    )
    page.seize()
    assert page.page.is_hidden("#tutorial")
    assert page.page.is_hidden("#hint")
    page.page.mouse.up()
    page.press("r")
    assert page.page.is_hidden("#tutorial")


def test_readers_who_want_no_motion_get_none(served, opened):
    page = opened(served.url, reduced_motion="reduce")
    page.until("!document.querySelector('#hint').hidden")
    assert page.ask("document.getAnimations().length") == 0


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_nothing_is_cut_off_or_scrolls_away(served, opened, size):
    page = opened(served.url, viewport={"width": size[0], "height": size[1]})
    assert page.ask("document.documentElement.scrollWidth <= innerWidth && document.body.scrollHeight <= innerHeight")
    outside = """Array.from(document.querySelectorAll("#transport *, #corner button, #hint")).filter((e) => {
      const box = e.getBoundingClientRect();
      const beyond = box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
      return e.checkVisibility() && box.width && beyond;
    }).map((e) => e.outerHTML.slice(0, 80))"""
    assert page.ask(outside) == []
    assert page.ask("document.querySelector('#stage').clientHeight > 150")
