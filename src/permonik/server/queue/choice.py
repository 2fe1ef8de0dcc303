"""Who thinks for a house: processes of the server itself, or workers elsewhere. Only then the queue is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from permonik.server.bots.engine import Engine
from permonik.server.bots.pool import Pool
from permonik.server.config import BadConfig, Config
from permonik.server.metrics import Metrics
from permonik.server.work.pool import Workshop

if TYPE_CHECKING:
    from permonik.server.queue.desk import Desk


def make_desk(config: Config, metrics: Metrics) -> Desk | None:
    """None: everything is thought out here."""
    if not config.queue or config.store is None:
        return None
    try:
        from permonik.server.queue.desk import Desk
    except ImportError as error:
        raise BadConfig(f"--queue needs pip install 'permonik[queue]': {error}") from None
    return Desk(config.store, metrics)


def make_pool(config: Config, metrics: Metrics, desk: Desk | None) -> Pool:
    if desk is None:
        return Pool(config.bot_workers, config.bot_limit, metrics)
    from permonik.server.queue.pool import QueuePool

    return QueuePool(desk, config.bot_workers, config.bot_limit, metrics, config.own_bots)


def make_review_shop(limit: float, metrics: Metrics, engine: Engine, desk: Desk | None) -> Workshop:
    if desk is None:
        return Workshop(limit, metrics, places=1, engine=engine)
    from permonik.server.queue.pool import QueueReviews

    return QueueReviews(desk, limit, metrics, engine)
