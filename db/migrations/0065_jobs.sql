-- What must happen after a change, such as an alert or a push, is written in the change's own statement and carried out
-- at least once. `takes` tells a process whose time with a job is over from the one that has it now.
CREATE TABLE jobs (
  hotel_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  run_at timestamptz NOT NULL DEFAULT now(),
  takes integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  failure text,
  parked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, kind, key)
);
SELECT place_with_guests('jobs');
CREATE INDEX jobs_due ON jobs (hotel_id, run_at) WHERE parked_at IS NULL;

-- After how many minutes each step of an alert comes, by kind of booking.
CREATE TABLE alert_settings (
  hotel_id uuid PRIMARY KEY,
  order_minutes jsonb NOT NULL DEFAULT '{"devices": 2, "duty": 5, "everyone": 10}',
  request_minutes jsonb NOT NULL DEFAULT '{"devices": 2, "duty": 5, "everyone": 10}',
  appointment_minutes jsonb NOT NULL DEFAULT '{"devices": 2, "duty": 5, "everyone": 10}',
  names_room boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1
);
SELECT place_with_guests('alert_settings');

-- When somebody of a hotel's staff last had the panel open.
CREATE TABLE attendance (
  hotel_id uuid PRIMARY KEY,
  attended_at timestamptz NOT NULL DEFAULT now()
);
SELECT place_with_guests('attendance');

-- Since when a booking that nobody has seen has been everybody's: its guest may call, and every page of the panel says so.
ALTER TABLE service_bookings ADD COLUMN alerted_at timestamptz;

-- When who is on duty: always, never, or by the hours of a week. Whoever has no row is on duty.
CREATE TABLE duties (
  hotel_id uuid NOT NULL,
  user_id uuid NOT NULL,
  mode text NOT NULL CHECK (mode IN ('on', 'off', 'hours')),
  week jsonb,
  PRIMARY KEY (hotel_id, user_id),
  CHECK ((mode = 'hours') <= (week IS NOT NULL))
);
SELECT place_with_guests('duties');
