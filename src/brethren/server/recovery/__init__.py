"""Getting an identity back when all devices are lost."""
