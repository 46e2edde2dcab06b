-- A super admin in a hotel's panel: for how long, and why. One open visit for each.
CREATE TABLE support_visits (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
  started_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (hotel_id, id)
);
CREATE UNIQUE INDEX support_visits_open ON support_visits (user_id) WHERE ended_at IS NULL;
CREATE INDEX support_visits_ending ON support_visits (ends_at) WHERE ended_at IS NULL;

-- When the audit last told that a visit read by this procedure: once a minute is enough.
CREATE TABLE support_reads (
  hotel_id uuid NOT NULL,
  visit_id uuid NOT NULL,
  procedure text NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, visit_id, procedure),
  FOREIGN KEY (hotel_id, visit_id) REFERENCES support_visits (hotel_id, id) ON DELETE CASCADE
);
