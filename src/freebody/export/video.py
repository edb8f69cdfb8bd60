"""A video of a run, rendered without a screen and encoded by ffmpeg."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.errors import InputError
from freebody.export.drawing import Drawing, bars
from freebody.export.picture import Camera, Scenery, picture
from freebody.export.playback import playback
from freebody.figures import shown
from freebody.trajectory.run import Trajectory
from freebody.world import World

Array = NDArray[np.float64]

# Pixels, width and height.
SIZE = (960, 540)
LARGEST = 4096

# If the path is longer than this many times the bodies' size, the camera follows them, with a margin.
FAR = 12.0
ROOM = 1.5

# H.264's constant quality: 18 is visually lossless, 51 the worst.
QUALITY = 20

# Bytes of ffmpeg's message that an error repeats.
LONGEST_COMPLAINT = 400


def write_mp4(
    run: Trajectory,
    drawn: list[Drawing],
    path: Path,
    *,
    fps: float = 30.0,
    speed: float | None = None,
    size: tuple[int, int] = SIZE,
    progress: Callable[[int, int], None] | None = None,
    world: World | None = None,
) -> None:
    """Write an H.264 video: ``fps`` pictures a second, ``speed`` seconds of motion per second, ``size`` in pixels.

    Without ``speed`` it is real time where that is neither too short nor too long to watch. ``progress`` is called with
    the number of pictures made and their total. The beams of ``world`` are drawn between its bodies. Raises
    :class:`InputError` if ffmpeg fails.
    """
    _checked(size)
    times, speed = playback(run, fps, speed)
    with _encoder(path, size, fps) as write:
        for number, image in enumerate(pictures(run, drawn, times, speed, size, world)):
            write(image)
            if progress is not None:
                progress(number + 1, len(times))


@contextmanager
def _encoder(path: Path, size: tuple[int, int], fps: float) -> Iterator[Callable[[NDArray[np.uint8]], object]]:
    """A function that adds pictures to the video at ``path``. Raises :class:`InputError` if ffmpeg fails.

    Not imageio_ffmpeg.write_frames: it ignores how ffmpeg ended, and leaves pipes open if that was early.
    """
    import imageio_ffmpeg

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


def pictures(
    run: Trajectory,
    drawn: list[Drawing],
    times: Array,
    speed: float,
    size: tuple[int, int],
    world: World | None = None,
) -> Iterator[NDArray[np.uint8]]:
    """The images (height, width, 3) at ``times``, with the time written in a corner; with the beams of ``world``."""
    shown = run.at(times) if len(times) > 1 else run
    positions = np.stack([shown[body.name].position for body in drawn], axis=1)
    rotations = np.stack([np.asarray(so3.quaternion_to_matrix(shown[body.name].orientation)) for body in drawn], axis=1)
    if world is not None and world.joints:
        more = bars(world, shown)
        drawn = [*drawn, *more.drawn]
        positions = np.concatenate([positions, more.positions], axis=1)
        rotations = np.concatenate([rotations, more.rotations], axis=1)
    middles, radius = _framing(drawn, positions)
    height = float(np.min(middles[:, 2])) - radius if _fixed(middles) else None
    spacing = _round_number(radius / 2.5)
    write = _caption(size, speed)
    for k in range(len(times)):
        ground = middles[k, 2] - radius if height is None else height
        scenery = Scenery(size, float(ground), spacing)
        image = picture(drawn, positions[k], rotations[k], Camera(middles[k], radius, size), scenery)
        yield write(image, float(times[k]))


def _framing(drawn: list[Drawing], positions: Array) -> tuple[Array, float]:
    """The middle of each picture (frames, 3), and the radius in m of the ball to show."""
    sizes = np.array([float(np.linalg.norm(body.vertices, axis=1).max()) for body in drawn])
    low = (positions - sizes[:, None]).min(axis=(0, 1))
    high = (positions + sizes[:, None]).max(axis=(0, 1))
    centers = positions.mean(axis=1)
    spread = float((np.linalg.norm(positions - centers[:, None], axis=2) + sizes).max())
    whole = 0.5 * float(np.linalg.norm(high - low))
    if whole > FAR * spread:
        return centers, ROOM * spread
    middle = np.broadcast_to(0.5 * (low + high), centers.shape)
    reach = (np.linalg.norm(positions - middle[:, None], axis=2) + sizes).max()
    return np.array(middle), float(reach)


def _fixed(middles: Array) -> bool:
    return bool((middles == middles[0]).all())


def _round_number(length: float) -> float:
    """1, 2 or 5 times a power of ten, near ``length``."""
    power = 10.0 ** np.floor(np.log10(length))
    return float(power * min((1.0, 2.0, 5.0, 10.0), key=lambda digit: abs(digit - length / power)))


def _caption(size: tuple[int, int], speed: float) -> Callable[[NDArray[np.uint8], float], NDArray[np.uint8]]:
    from matplotlib.font_manager import findfont
    from PIL import Image, ImageDraw, ImageFont

    font: Any = ImageFont.truetype(findfont("DejaVu Sans"), max(10, size[1] // 30))
    suffix = "" if speed == 1.0 else f"   (× {speed:.3g})"

    def write(image: NDArray[np.uint8], time: float) -> NDArray[np.uint8]:
        paper = Image.fromarray(image)
        margin = size[1] // 30
        ImageDraw.Draw(paper).text((margin, margin), f"t = {time:.2f} s{suffix}", fill=(43, 43, 51), font=font)
        return np.asarray(paper)

    return write


def _checked(size: tuple[int, int]) -> None:
    if len(size) != 2 or not all(16 <= n <= LARGEST and n % 2 == 0 for n in size):
        raise InputError(
            f"a video of {shown(size)} pixels",
            expected=f"two even numbers from 16 to {LARGEST}",
            cause="a size that H.264 does not have",
            remedy=f"leave size out for {SIZE[0]} by {SIZE[1]}",
        )
