import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from freebody.viewer.pages import Pages


def in_a_loop(scene):
    """Run ``scene(pages, settle)``; ``settle`` lets everything happen that was called from the session's thread."""

    async def main():
        pages = Pages()
        pages.bind(asyncio.get_running_loop())

        async def settle():
            await asyncio.sleep(0)

        await scene(pages, settle)

    # In a thread of its own: the worker's may be where Playwright's loop runs.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, main()).result()


def test_a_picture_that_waits_is_replaced_by_the_next():
    async def scene(pages, settle):
        client = pages.join()
        pages.frame(b"first")
        pages.frame(b"second")
        await settle()
        assert client.picture == b"second"

    in_a_loop(scene)


def test_a_picture_of_the_scene_before_is_not_sent_after_the_change():
    async def scene(pages, settle):
        client = pages.join()
        pages.frame(b"of the scene before")
        pages.changed({"scene": "after"})
        # The session is ahead of the loop; until the loop comes to it, pages live in the scene before.
        assert pages.description is None
        await settle()
        assert pages.description == {"scene": "after"}
        assert client.picture is None
        assert client.stale
        assert pages.join().picture is None
        pages.frame(b"of the scene after")
        await settle()
        assert client.picture == b"of the scene after"

    in_a_loop(scene)


def test_who_comes_late_is_told_what_holds():
    async def scene(pages, settle):
        pages.status("compiling")
        pages.frame(b"still")
        await settle()
        client = pages.join()
        assert [json.loads(text)["text"] for text in client.texts] == ["compiling"]
        assert client.picture == b"still"

    in_a_loop(scene)
