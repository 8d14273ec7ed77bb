"""Counting what happens often: a number in a dictionary, which Prometheus reads when it asks."""

from collections import Counter
from collections.abc import Iterable, Sequence

from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import REGISTRY, Collector


class Meter(Collector):
    """How often something happened, by labels. A counter of Prometheus' own takes a lock each time."""

    def __init__(self, name: str, help: str, labels: Sequence[str]) -> None:
        self._name, self._help, self._labels = name, help, labels
        self._numbers: Counter[tuple[str, ...]] = Counter()
        REGISTRY.register(self)

    def count(self, *labels: str) -> None:
        self._numbers[labels] += 1

    def collect(self) -> Iterable[Metric]:
        family = CounterMetricFamily(self._name, self._help, labels=self._labels)
        for labels, number in self._numbers.items():
            family.add_metric(labels, number)
        yield family
