"""How much is tested: `make test` plays a share of the games that `make test-long` plays."""

import os

LONG = os.environ.get("BRETHREN_TESTS") == "long"
