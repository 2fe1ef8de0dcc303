"""Traces: trails as spans of OpenTelemetry, sent as OTLP over HTTP. Loaded only by `permonik serve --trace`.

A span is made when its trail has ended, with the times that the trail has: then it is known whether it is worth
telling. What went wrong or took long always is, of the rest a share. No names, cards or ids of tables go out.
"""

from __future__ import annotations

import random
import time
from urllib.parse import urlsplit

import permonik
from permonik.server.config import BadConfig
from permonik.server.signs.trail import Trail

try:
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor
    from opentelemetry.trace import SpanKind, Status, StatusCode, set_span_in_context
except ImportError as error:
    raise BadConfig(f"--trace needs pip install 'permonik[trace]' ({error})") from None

PATH = "/v1/traces"
LONG = 0.15  # seconds: the goal for a decision
PATIENCE = 5  # seconds for the receiver
BAD = ("server-mistake", "storage-failed")


class Traces:
    def __init__(self, url: str, share: float) -> None:
        self.share = share
        resource = Resource.create({"service.name": "permonik", "service.version": permonik.__version__})
        self.provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        exporter = OTLPSpanExporter(endpoint=address(url), timeout=PATIENCE)
        self.provider.add_span_processor(BatchSpanProcessor(exporter, export_timeout_millis=PATIENCE * 1000))
        self.tracer = self.provider.get_tracer("permonik.server", permonik.__version__)

    def is_worth_telling(self, trail: Trail) -> bool:
        return trail.outcome in BAD or trail.took() > LONG or random.random() < self.share

    def tell(self, trail: Trail) -> None:
        if not self.is_worth_telling(trail):
            return
        start = time.time_ns() - int((time.perf_counter() - trail.began) * 1e9)

        def at(moment: float) -> int:
            return start + int((moment - trail.began) * 1e9)

        about = {"permonik.request_id": trail.id, "permonik.outcome": trail.outcome}
        if trail.game:
            about["permonik.game"] = trail.game
        span = self.tracer.start_span(trail.what or "?", kind=SpanKind.SERVER, attributes=about, start_time=start)
        inside, before = set_span_in_context(span), trail.began
        for stage, moment in trail.marks:
            self.tracer.start_span(stage, inside, start_time=at(before)).end(at(moment))
            before = moment
        if trail.outcome in BAD:
            span.set_status(Status(StatusCode.ERROR, trail.outcome))
        span.end(at(before))

    def close(self) -> None:
        """Sends what is left; a receiver that does not answer is not waited for long."""
        self.provider.shutdown()


def address(url: str) -> str:
    """http://127.0.0.1:4318 → where OTLP wants its traces; an address with a path is taken as it is."""
    return url if urlsplit(url).path.strip("/") else url.rstrip("/") + PATH
