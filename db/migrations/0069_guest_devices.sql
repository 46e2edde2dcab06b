-- The phones on which guests are told. Like those of staff, each ends with the session in which it was registered.
CREATE TABLE guest_devices (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  guest_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- the browser as conversations name it: a chat goes on in its own alone
  device_id text NOT NULL,
  endpoint text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 1024),
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  reached_at timestamptz,
  failed_at timestamptz,
  failure text,
  PRIMARY KEY (hotel_id, id),
  UNIQUE (hotel_id, endpoint),
  UNIQUE (hotel_id, session_id),
  FOREIGN KEY (hotel_id, session_id) REFERENCES sessions (hotel_id, id) ON DELETE CASCADE
);
CREATE INDEX guest_devices_guest ON guest_devices (hotel_id, guest_id);

-- When the guest last had a conversation before their eyes: of what was said before, nobody need tell them.
ALTER TABLE chat_conversations ADD COLUMN guest_saw_at timestamptz;

-- When guests' phones were told of an announcement, which happens once.
ALTER TABLE announcements ADD COLUMN told_at timestamptz;
-- The owner is fenced too; the fence is stamped anew after the migrations.
ALTER TABLE announcements NO FORCE ROW LEVEL SECURITY;
UPDATE announcements SET told_at = now() WHERE published;
