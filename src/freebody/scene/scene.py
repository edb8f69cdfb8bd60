"""A scene: a world and how to run it, as a file says it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np

from freebody.contact.ground import Ground
from freebody.contact.start import check_start
from freebody.errors import FreebodyError, InputError
from freebody.joints.base import Joint
from freebody.joints.consistent import consistent_start
from freebody.methods.base import Method
from freebody.model.body import Body
from freebody.model.state import State
from freebody.running.simulate import simulate
from freebody.scene.contact import Materials, found_side
from freebody.scene.document import SceneForm, ViewForm
from freebody.scene.errors import SHOWN, Problem, SceneError
from freebody.scene.site import Site
from freebody.scene.translate import Source
from freebody.trajectory.run import Trajectory
from freebody.world import World


class Scene:
    """A world and how to run it. Comes from :func:`load_scene` or :func:`scene_of`; immutable.

    ``form`` is the checked content, ``site`` says where files come from and what is allowed.
    """

    def __init__(self, form: SceneForm, site: Site, source: Source) -> None:
        self.form = form
        self.site = site
        self.source = source

    @property
    def title(self) -> str:
        """One line, or empty."""
        return self.form.title or ""

    @property
    def description(self) -> str:
        """What the scene shows, or empty."""
        return self.form.description or ""

    @property
    def view(self) -> ViewForm:
        """Where a picture is taken from; entries that were not given are None."""
        return self.form.view or ViewForm()

    @property
    def integrator(self) -> Method | None:
        """The configured method, or None: the default."""
        form = None if self.form.run is None else self.form.run.integrator
        return None if form is None else form.build()

    def world(self) -> World:
        """A new world. Raises :class:`SceneError`, which says file, line and path, for what cannot be built.

        Mistakes in several bodies are said together, and so are those in forces and joints, which need the bodies.
        """
        problems: list[Problem] = []
        taken: set[str | None] = set()
        materials = Materials()
        self._each("material", self.form.material or (), materials.add, problems)
        bodies: list[Body] = self._each(
            "body",
            self.form.body,
            lambda form: _unique(form.build(self.site, materials.find), taken, "bodies"),
            problems,
        )
        _refuse(problems)
        world: World = self._built((), None, lambda: World(bodies, **self._gravity()))
        forces = self._each("force", self.form.force or (), lambda form: [self._made(form, world)], problems)
        joints = self._joints(world, problems)
        grounds = self._grounds(materials, taken, problems)
        _refuse(problems)
        # All at once: the world looks through the names of all joints whenever some are added.
        world.add(*forces, *joints, *grounds)
        self._pairs(world)
        if self.form.assemble:
            self._built(("assemble",), None, world.assemble)
        if self.form.view is not None and self.form.view.follow is not None:
            self._built(("view",), self.form.view, lambda: _find(world, "follow", self.form.view.follow))
        return world

    def _made(self, form: Any, world: World) -> Any:
        """A force, or the joints, that ``form`` describes."""
        return form.build(self.site, lambda entry, name: _find(world, entry, name))

    def _joints(self, world: World, problems: list[Problem]) -> list[Joint]:
        taken: set[str | None] = set()
        forms = self.form.joint or ()
        return self._each("joint", forms, lambda form: _unique(self._made(form, world), taken, "joints"), problems)

    def _grounds(self, materials: Materials, taken: set[str | None], problems: list[Problem]) -> list[Ground]:
        made: list[Ground] = []
        for entry, forms in (("floor", self.form.floor), ("fixed", self.form.fixed)):
            made += self._each(
                entry,
                forms or (),
                lambda form: _unique([form.build(self.site, materials.find)], taken, "bodies or grounds"),
                problems,
            )
        return made

    def _pairs(self, world: World) -> None:
        """Add laws and exclusions of pairs, and see whether everything that touches can."""
        problems: list[Problem] = []
        pairs: list[Any] = []
        for entry, forms in (("contact", self.form.contact), ("no_contact", self.form.no_contact)):
            make = partial(_side_by_side, self.site, partial(found_side, world))
            pairs += self._each(entry, forms or (), make, problems)
        _refuse(problems)
        world.add(*pairs)
        if world.grounds or pairs or self.form.material:
            first = next((name for name in ("contact", "floor", "fixed", "body") if getattr(self.form, name)), "body")
            self._built((first,), None, world.tables)

    def _each(self, entry: str, forms: Sequence[Any], make: Any, problems: list[Problem]) -> list[Any]:
        """What ``make`` gives for every form, in one list; what is wrong goes to ``problems``, as many as are shown."""
        made: list[Any] = []
        for number, form in enumerate(forms):
            try:
                made += self._built((entry, number), form, lambda form=form: list(make(form)))
            except SceneError as error:
                problems += error.problems
                if len(problems) >= SHOWN:
                    break
        return made

    def _gravity(self) -> dict[str, Any]:
        return {} if self.form.gravity is None else {"gravity": self.form.gravity}

    def _built(self, path: tuple[str | int, ...], form: Any, make: Any) -> Any:
        try:
            # What overflows ends in an error below; warnings on the way there say less.
            with np.errstate(all="ignore"):
                return make()
        except FreebodyError as error:
            table = None if form is None else form.model_dump(exclude_none=True)
            raise self.source.unbuilt(error, path, table) from None
        except (ArithmeticError, ValueError) as problem:
            raise self.source.error(
                path,
                f"nothing can be computed from these numbers: {problem}",
                expected="sizes, masses and velocities whose squares and products are finite",
                cause="a number that is far too large or far too small",
            ) from None

    def start(self, world: World) -> State | None:
        """The state to start from, or None: the bodies as described."""
        form = self.form.start
        return None if form is None else self._built(("start",), None, lambda: form.build(world))

    def check(self) -> World:
        """Build everything once, without running it; returns the world. Raises :class:`SceneError`."""
        world = self.world()
        self.start(world)
        self._built(("run", "integrator"), None, lambda: self.integrator)
        return world

    def check_start(self) -> None:
        """Make sure that the joints hold at the start and nothing overlaps. Raises :class:`SceneError` with the
        residual of each joint, or with the depth of each pair.
        """
        world = self.world()
        tables, start = world.tables(), self.start(world) or world.state()
        if world.joints:
            start = self._built(("joint",), None, lambda: consistent_start(tables, start))
        self._built(("body",), None, lambda: check_start(tables, start))

    def simulate(self, **overrides: Any) -> Trajectory:
        """Run it; ``overrides`` are arguments of :func:`freebody.simulate` that go before what the scene says.

        Raises :class:`InputError` if neither says how long to run.
        """
        world = self.world()
        run = self.form.run
        given: dict[str, Any] = {} if run is None else run.arguments("integrator")
        given["integrator"] = self.integrator
        given["start"] = self.start(world)
        given.update(overrides)
        if "duration" not in given:
            raise self.source.error(
                ("run",), "duration is missing", expected="duration = ... under [run], or simulate(duration=...)"
            )
        return simulate(world, given.pop("duration"), **given)

    def to_toml(self) -> str:
        """The scene as TOML, SI units, every number with all its digits: what reads it gets the same bits."""
        from freebody.scene.writing import to_toml

        return to_toml(self.form)

    def share(self) -> str:
        """The scene as a short text, for ``freebody view TEXT``, the page and :func:`load_scene`.

        Meshes from files go with it. Raises :class:`InputError` for a scene that needs code, or is too large.
        """
        from freebody.scene.reading import alone
        from freebody.scene.sharing import shared
        from freebody.scene.writing import scene_of

        toml = self.to_toml()
        try:
            alone(toml, "<scene>")
        except FreebodyError:
            # It names files: with their triangles inside it needs none.
            run = {} if self.form.run is None else self.form.run.arguments("integrator")
            world = self.world()
            told: dict[str, Any] = {**run, "title": self.form.title, "description": self.form.description}
            toml = scene_of(world, integrator=self.integrator, start=self.start(world), **told).to_toml()
            alone(toml, "<scene>")
        return shared(toml)

    def __repr__(self) -> str:
        form = self.form
        counts = f"{len(form.body)} bodies, {len(form.force or ())} forces, {len(form.joint or ())} joints"
        grounds = len(form.floor or ()) + len(form.fixed or ())
        return f"<Scene {self.title!r}: {counts}{f', {grounds} grounds' if grounds else ''}>"


def _side_by_side(site: Site, find: Any, form: Any) -> list[Any]:
    return [form.build(site, find)]


def _refuse(problems: list[Problem]) -> None:
    if problems:
        raise SceneError(problems)


def _unique(things: Iterable[Any], taken: set[str | None], plural: str) -> list[Any]:
    """Bodies or joints whose names are not ``taken`` yet. Raises :class:`InputError` at the second of a name."""
    made = list(things)
    for thing in made:
        if thing.given_name in taken:
            raise InputError(f"name = {thing.given_name!r}: two {plural} have it", expected="unique names")
        taken.update({thing.given_name} - {None})
    return made


def _find(world: World, entry: str, name: str) -> Body:
    try:
        return world.bodies[world.index(name)]
    except InputError as error:
        known = ", ".join(world.names[:20]) + (", ..." if len(world.names) > 20 else "")
        raise InputError(
            f"{entry} = {name!r}: no body has this name", expected=f"one of {known}", remedy=error.remedy
        ) from None
