"""Bots and reviews as a work queue on PostgreSQL (procrastinate), so that they are thought out on other machines."""
