"""The entry point of the frozen program."""

import multiprocessing
import sys

from client.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
