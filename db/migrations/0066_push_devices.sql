-- no transaction
-- The phones and computers that ring. A device ends with the session in which it was registered: the key to it holds the
-- hotel, too, so nothing of another hotel ends along.
DROP TABLE IF EXISTS push_devices;
DROP INDEX CONCURRENTLY IF EXISTS sessions_of_hotel;
CREATE UNIQUE INDEX CONCURRENTLY sessions_of_hotel ON sessions (hotel_id, id);
CREATE TABLE push_devices (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 1024),
  p256dh text NOT NULL,
  auth text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- a device that stays in the hotel, or somebody's own
  place text NOT NULL CHECK (place IN ('hotel', 'own')),
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  reached_at timestamptz,
  failed_at timestamptz,
  failure text,
  PRIMARY KEY (hotel_id, id),
  UNIQUE (hotel_id, endpoint),
  FOREIGN KEY (hotel_id, session_id) REFERENCES sessions (hotel_id, id) ON DELETE CASCADE
);
CREATE INDEX push_devices_session ON push_devices (hotel_id, session_id);
