-- The version that an edit saw, so that the second of two is told.
ALTER TABLE guests
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
