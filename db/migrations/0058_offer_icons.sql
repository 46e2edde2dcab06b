-- The sign of an offer that has no picture; null: that of its area.
ALTER TABLE offers ADD COLUMN icon text;
