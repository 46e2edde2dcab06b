-- The last rehearsal of a hotel's alerts, and what was noticed of it. It is no booking, so that no list and no figure
-- knows of it.
CREATE TABLE rehearsals (
  hotel_id uuid PRIMARY KEY,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('order', 'request', 'appointment')),
  started_at timestamptz NOT NULL DEFAULT now(),
  started_by text NOT NULL,
  starter_id uuid NOT NULL,
  seen_at timestamptz,
  seen_by text,
  ended_at timestamptz,
  noticed jsonb NOT NULL DEFAULT '{"panels": [], "steps": [], "devices": [], "mails": []}'
);
SELECT place_with_guests('rehearsals');
