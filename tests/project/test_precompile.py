"""Compiling beforehand: everything is kept, so that the next process compiles nothing."""

import subprocess
import sys

import pytest
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.methods.registry import METHODS
from freebody.precompile import JOBS, _apart, jobs

runner = CliRunner()
SCRIPT = """
import sys
from freebody.precompile import _work
print(*_work(sys.argv[1]).compiled)
"""


def compiled_by(job):
    done = subprocess.run([sys.executable, "-c", SCRIPT, job], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("job", ["results", "mass properties", "adaptive", "rattle", "natural", "generalized_alpha"])
def test_what_one_process_compiled_the_next_one_loads(job):
    compiled_by(job)
    assert compiled_by(job) == []


def test_there_is_a_job_for_every_method():
    assert set(jobs()) == {*JOBS, *METHODS}


def test_the_command_says_what_it_did():
    runner.invoke(app, ["warm", "euler", "--processes", "1"])
    done = runner.invoke(app, ["warm", "euler", "--processes", "1"])
    assert done.exit_code == 0
    assert done.stdout == "Nothing to compile: all kernels are there.\n"


def test_an_unknown_job_is_refused_with_the_one_that_was_meant():
    with pytest.raises(fb.errors.InputError, match="did you mean 'rattle'"):
        fb.warm("ratle")


def test_a_number_of_processes_is_checked():
    with pytest.raises(fb.errors.InputError, match="processes"):
        fb.warm(processes=0)


def test_what_goes_wrong_in_a_process_is_raised_here():
    with pytest.raises(fb.errors.InputError, match="did you mean 'rattle'"):
        _apart(["ratle"])
