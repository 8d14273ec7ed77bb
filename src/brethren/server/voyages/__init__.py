"""The daily voyage: one deal a day, the same for everybody, scored by accuracy."""
