"""python -m brethren.cli"""

from brethren.cli import main

main()
