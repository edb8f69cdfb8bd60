#!/bin/sh
# Make a virtual environment, or bring it up to date.
#
#   tools/environment.sh FOLDER EXTRAS CONSTRAINTS PYTHON [chosen]
#
# EXTRAS is "" for the runtime alone or such as "[dev]". With "chosen" somebody asked for this PYTHON, so an environment
# made by another version is made anew; without it an environment that is there stays as it is.
set -eu
folder=$1 extras=$2 constraints=$3 python=$4 chosen=${5:-}
case "${OS:-}" in Windows_NT) own=$folder/Scripts/python ;; *) own=$folder/bin/python ;; esac

version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

# pyenv keeps versions that are not on the path until it is told to use them.
if ! version "$python" >/dev/null && command -v pyenv >/dev/null; then
    for installed in $(pyenv versions --bare); do
        candidate=$(PYENV_VERSION=$installed pyenv which "$python" 2>/dev/null) && python=$candidate
    done
fi

if [ ! -x "$own" ] || { [ -n "$chosen" ] && [ "$(version "$python")" != "$(version "$own")" ]; }; then
    case "$(version "$python")" in
        3.11 | 3.12 | 3.13 | 3.14) ;;
        "")
            echo "There is no $python here. Install Python 3.11, 3.12 or 3.13, or name one: make PYTHON=/path/to/python" >&2
            exit 1
            ;;
        *)
            echo "$python is Python $(version "$python"); freebody needs 3.11, 3.12 or 3.13. Name one: make PYTHON=python3.12" >&2
            exit 1
            ;;
    esac
    "$python" -m venv --clear "$folder"
    "$own" -m pip install --quiet --upgrade pip
fi

stamp=$folder/.installed$extras
if [ ! -e "$stamp" ] || [ pyproject.toml -nt "$stamp" ] || [ "$constraints" -nt "$stamp" ]; then
    # Python compiles what it imports; pip would compile everything, which takes longer than the rest.
    "$own" -m pip install --quiet --no-compile --constraint "$constraints" --editable ".$extras"
    touch "$stamp"
fi
