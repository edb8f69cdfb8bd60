"""What ``tools/wheel.py`` adds to a wheel. Any other build, from source or editable, is left as it is."""

import os
import sys

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Kernels(BuildHookInterface):
    """Puts compiled kernels into the wheel, which then is for one Python, one platform and one Numba."""

    PLUGIN_NAME = "custom"

    def initialize(self, version, build_data):
        """Called by hatchling before it builds."""
        folder = os.environ.get("FREEBODY_WHEEL_KERNELS")
        if folder is None or version == "editable":
            return
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        build_data["pure_python"] = False
        build_data["tag"] = f"{python}-{python}-{os.environ['FREEBODY_WHEEL_PLATFORM']}"
        build_data["force_include"][folder] = "freebody/_kernels"
        build_data["dependencies"].append(f"numba=={os.environ['FREEBODY_WHEEL_NUMBA']}")
