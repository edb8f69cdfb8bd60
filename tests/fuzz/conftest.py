import sys
from pathlib import Path

# Helpers beside the tests are plain modules.
sys.path.insert(0, str(Path(__file__).parent))
