"""The same learning as in `layers.Layers.learn` on a GPU, by PyTorch, where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np

from permonik.train.layers import CHECKS, Floats, Layers


def available() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


def learn(
    layers: Layers,
    rows: Any,
    worths: Floats,
    held: tuple[Any, Floats],
    steps: int,
    batch: int,
    rate: float,
    rng: np.random.Generator,
) -> None:
    import torch

    torch.manual_seed(int(rng.integers(0, 2**31)))
    here = torch.device("cuda")
    highest = torch.tensor(layers.highest, device=here)
    data = torch.from_numpy(np.array(rows)).to(here)
    wanted = torch.tensor((worths - layers.middle) / layers.spread, dtype=torch.float32, device=here)
    kept_rows = torch.from_numpy(np.array(held[0])).to(here)
    kept_wanted = torch.tensor((held[1] - layers.middle) / layers.spread, dtype=torch.float32, device=here)
    weights = [torch.tensor(weight, device=here, requires_grad=True) for weight in layers.weights]
    strategy = torch.optim.Adam(weights, lr=rate, fused=True)

    def values(some: Any) -> Any:
        seen = some.float() / highest
        first, bias, worth, plain, base = weights
        return torch.relu(seen @ first + bias) @ worth + seen @ plain + base

    best = float("inf")
    kept = layers.weights
    batch = min(batch, len(rows))
    for done in range(1, steps + 1):
        for group in strategy.param_groups:
            group["lr"] = rate * max(0.03, 1 - done / steps)
        chosen = torch.randint(0, len(data), (batch,), device=here)
        error = 0.5 * (values(data[chosen]) - wanted[chosen]).square().mean()
        strategy.zero_grad()
        error.backward()
        strategy.step()
        if done % max(1, steps // CHECKS) == 0 or done == steps:
            with torch.no_grad():
                parts = [
                    (values(kept_rows[at : at + 65536]) - kept_wanted[at : at + 65536]).square().sum()
                    for at in range(0, len(kept_rows), 65536)
                ]
                wrong = float(sum(parts)) if parts else -float(done)
            if wrong < best:
                best = wrong
                kept = [weight.detach().cpu().numpy().copy() for weight in weights]
    layers.weights = kept
