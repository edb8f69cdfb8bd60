"""Pictures as files: videos encoded by ffmpeg, animations, single pictures."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from fractions import Fraction
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.extras import needed
from freebody.figures import shown

Image = NDArray[np.uint8]

# Pixels, width and height.
SIZE = (960, 540)
LARGEST = 4096

# H.264's constant quality: 18 is visually lossless, 51 the worst.
QUALITY = 20

# Of a GIF.
COLORS = 255

# Bytes of ffmpeg's message that an error repeats.
LONGEST_COMPLAINT = 400


def write_mp4(images: Iterator[Image], path: Path, *, fps: float, size: tuple[int, int]) -> None:
    """Write an H.264 video of pictures of ``size``, ``fps`` a second. Raises :class:`InputError` if ffmpeg fails."""
    with _encoder(path, size, fps) as write:
        for image in images:
            write(image)


@contextmanager
def _encoder(path: Path, size: tuple[int, int], fps: float) -> Iterator[Callable[[Image], object]]:
    """A function that adds pictures to the video at ``path``. Raises :class:`InputError` if ffmpeg fails.

    Not imageio_ffmpeg.write_frames: it ignores how ffmpeg ended, and leaves pipes open if that was early.
    """
    imageio_ffmpeg = needed("imageio_ffmpeg", "video", "a video (.mp4)")
    rate = str(Fraction(fps).limit_denominator(10**6))
    # A whole path: a name that begins with a dash or a protocol is an option or an address to ffmpeg.
    command = [
        imageio_ffmpeg.get_ffmpeg_exe(), "-y", "-v", "error",
        "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{size[0]}x{size[1]}", "-r", rate, "-i", "-",
        "-an", "-vcodec", "libx264", "-pix_fmt", "yuv420p", "-crf", str(QUALITY), "-movflags", "+faststart",
        str(path.absolute()),
    ]  # fmt: skip
    with tempfile.TemporaryFile() as said, subprocess.Popen(
        # In its own session: Ctrl-C reaches this process alone, which then ends ffmpeg.
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=said, cwd=path.parent, start_new_session=True
    ) as process:  # fmt: skip
        pipe = process.stdin
        assert pipe is not None
        try:
            # ffmpeg's exit code explains a broken pipe.
            with suppress(BrokenPipeError):
                yield lambda image: pipe.write(image.data)
                pipe.close()
            code = process.wait()
        finally:
            process.kill()
            with suppress(BrokenPipeError):
                pipe.close()
        said.seek(0)
        words = said.read(LONGEST_COMPLAINT).decode("utf-8", "replace").split()
    if code:
        raise InputError(
            f"no video: ffmpeg ended with code {code}{': ' if words else ''}{' '.join(words)}",
            expected="room for the video, and an ffmpeg that writes H.264",
            cause="a full disk, or a limit of the system",
            remedy="make room, export to another disk, or take a smaller size or fewer fps",
        )


def write_gif(images: Iterator[Image], path: Path, fps: float) -> None:
    """Write an animation that repeats. Browsers show at most 50 pictures a second."""
    from PIL import Image as Paper

    frames = (Paper.fromarray(image).quantize(COLORS, dither=Paper.Dither.NONE) for image in images)
    first = next(frames)
    first.save(path, save_all=True, append_images=frames, duration=1000.0 / fps, loop=0, optimize=False)


def write_png(image: Image, path: Path) -> None:
    """Write one picture."""
    from PIL import Image as Paper

    Paper.fromarray(image).save(path)


def check_size(size: tuple[int, int]) -> None:
    """Raises :class:`InputError` for a size that no video has."""
    if len(size) != 2 or not all(16 <= n <= LARGEST and n % 2 == 0 for n in size):
        raise InputError(
            f"a video of {shown(size)} pixels",
            expected=f"two even numbers from 16 to {LARGEST}",
            cause="a size that H.264 does not have",
            remedy=f"leave size out for {SIZE[0]} by {SIZE[1]}",
        )
