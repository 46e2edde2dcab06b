-- What a hotel offers besides room service: requests (towels, a taxi) and appointments (a massage, a table).
CREATE TABLE offers (
  hotel_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  category text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('request', 'appointment')),
  team text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  name_ar text CHECK (length(name_ar) <= 100),
  name_bs text CHECK (length(name_bs) <= 100),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 500),
  description_ar text CHECK (length(description_ar) <= 500),
  description_bs text CHECK (length(description_bs) <= 500),
  image_url text,
  price integer NOT NULL DEFAULT 0 CHECK (price BETWEEN 0 AND 99999999),
  -- [{"id", "kind": "count" | "choice" | "note", "label": {"en", "ar", "bs"}, ...}], in the order in which a guest is asked.
  questions jsonb NOT NULL DEFAULT '[]',
  target_minutes integer NOT NULL CHECK (target_minutes >= 1),
  asks_time boolean NOT NULL DEFAULT false,
  duration_minutes integer NOT NULL CHECK (duration_minutes >= 5),
  buffer_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_minutes >= 0),
  step_minutes integer NOT NULL CHECK (step_minutes >= 5),
  lead_minutes integer NOT NULL DEFAULT 0 CHECK (lead_minutes >= 0),
  cancel_minutes integer NOT NULL DEFAULT 0 CHECK (cancel_minutes >= 0),
  places_max integer NOT NULL DEFAULT 1 CHECK (places_max >= 1),
  needs_answer boolean NOT NULL DEFAULT false,
  resource_ids uuid[] NOT NULL DEFAULT '{}',
  chooses_resource boolean NOT NULL DEFAULT false,
  is_enabled boolean NOT NULL DEFAULT true,
  order_index integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);
SELECT place_with_guests('offers');
ALTER TABLE offers ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;

-- A person, a room or a place. Whoever books one of its places holds its row first, so that no two get the last.
CREATE TABLE resources (
  hotel_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  name_ar text CHECK (length(name_ar) <= 100),
  name_bs text CHECK (length(name_bs) <= 100),
  capacity integer NOT NULL DEFAULT 1 CHECK (capacity >= 1),
  -- From Monday to Sunday, by the hotel's clock: [[{"begins": "09:00", "ends": "18:00"}], ...].
  week jsonb NOT NULL,
  -- [{"day": "2026-12-25", "spans": []}]
  exceptions jsonb NOT NULL DEFAULT '[]',
  is_enabled boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);
SELECT place_with_guests('resources');
ALTER TABLE resources ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;

-- When a resource cannot be had.
CREATE TABLE resource_blocks (
  hotel_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  resource_id uuid NOT NULL,
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > begins_at),
  reason text CHECK (length(reason) <= 100),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);
SELECT place_with_guests('resource_blocks');
ALTER TABLE resource_blocks ADD FOREIGN KEY (hotel_id, resource_id) REFERENCES resources (hotel_id, id) ON DELETE CASCADE;
CREATE INDEX ON resource_blocks (hotel_id, resource_id, ends_at);

-- Bookings of those are seen only by whoever says so (rls.sql): what counts or lists orders never meets one.
ALTER TABLE service_bookings
  DROP CONSTRAINT service_bookings_service_category_check,
  ADD COLUMN kind text NOT NULL DEFAULT 'order' CHECK (kind IN ('order', 'request', 'appointment')),
  ADD COLUMN offer_id uuid,
  ADD COLUMN team text,
  -- Who on the staff does it.
  ADD COLUMN taken_by text,
  ADD COLUMN escalated_at timestamptz,
  ADD COLUMN resource_id uuid,
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  -- Until when its resource is taken: its end, and what must stay free after it.
  ADD COLUMN busy_until timestamptz,
  ADD COLUMN places integer CHECK (places >= 1),
  ADD CHECK ((kind = 'order') = (service_category = 'room_service')),
  ADD CHECK ((kind = 'appointment') = (starts_at IS NOT NULL)),
  ADD CHECK (starts_at IS NULL OR resource_id IS NOT NULL AND starts_at < ends_at AND ends_at <= busy_until AND places IS NOT NULL);
CREATE INDEX service_bookings_taken ON service_bookings (hotel_id, resource_id, busy_until)
  WHERE resource_id IS NOT NULL AND status <> 'cancelled';
CREATE INDEX service_bookings_work ON service_bookings (hotel_id, created_at) WHERE kind <> 'order' AND booking_status = 'open';
