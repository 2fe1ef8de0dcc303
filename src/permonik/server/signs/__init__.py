"""Signs of life: what becomes of a message on its way, how the loop keeps its time, whether the house is ready."""
