-- The devices on which an account has signed in: what others try elsewhere does not lock them, and staff who unlock a
-- guest free them.
CREATE TABLE known_devices (
  hotel_id uuid REFERENCES hotels (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES auth_accounts (id) ON DELETE CASCADE,
  device text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, device)
);
CREATE INDEX known_devices_device ON known_devices (device);
CREATE INDEX known_devices_hotel ON known_devices (hotel_id);

-- What the one-time code of a guest hashes to; null when there is none.
ALTER TABLE guests ADD COLUMN code_hash bytea CHECK (length(code_hash) = 32);
