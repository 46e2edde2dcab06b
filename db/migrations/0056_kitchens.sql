-- When a hotel takes orders, what it promises, and the language of its kitchen. Without a row, as it was before.
CREATE TABLE kitchens (
  hotel_id uuid PRIMARY KEY,
  opens text CHECK (opens ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes text CHECK (closes ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  language text,
  default_minutes integer NOT NULL DEFAULT 30 CHECK (default_minutes BETWEEN 5 AND 240),
  delay_minutes integer NOT NULL DEFAULT 0 CHECK (delay_minutes BETWEEN 0 AND 240),
  delay_until timestamptz,
  paused_until timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK ((opens IS NULL) = (closes IS NULL))
);
SELECT place_with_guests('kitchens');
ALTER TABLE kitchens ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;

-- Parts of the day, by the hotel's clock; one that ends before it begins goes over midnight.
CREATE TABLE menu_parts (
  hotel_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  name_ar text CHECK (length(name_ar) <= 100),
  name_bs text CHECK (length(name_bs) <= 100),
  begins text NOT NULL CHECK (begins ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ends text NOT NULL CHECK (ends ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  order_index integer NOT NULL DEFAULT 0,
  PRIMARY KEY (hotel_id, id)
);
SELECT place_with_guests('menu_parts');
ALTER TABLE menu_parts ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;

-- Whether a clock (HH:MM) stands within a span of the day; one that ends as it begins is the whole day.
CREATE FUNCTION is_within_day(clock text, begins text, ends text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN begins = ends THEN true WHEN begins < ends THEN clock >= begins AND clock < ends
    ELSE clock >= begins OR clock < ends END
$$;

-- What is declared of a dish or choice: {"milk": true, "nuts": false}; what is missing is not declared.
ALTER TABLE menu_items
  ADD COLUMN traits jsonb NOT NULL DEFAULT '{}',
  -- None: all day.
  ADD COLUMN part_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN station text,
  -- Portions that are left; null where nobody counts them.
  ADD COLUMN stock integer CHECK (stock >= 0);
ALTER TABLE option_choices ADD COLUMN traits jsonb NOT NULL DEFAULT '{}';
-- What must not be in a guest's food, for this stay.
ALTER TABLE guests ADD COLUMN avoids text[] NOT NULL DEFAULT '{}';
ALTER TABLE service_bookings
  ADD COLUMN avoids text[] NOT NULL DEFAULT '{}',
  -- Who on the staff has seen what the guest avoids.
  ADD COLUMN acknowledged_by text,
  ADD COLUMN acknowledged_at timestamptz,
  -- When the guest wants it; null: as soon as possible.
  ADD COLUMN due_at timestamptz,
  ADD COLUMN promised_at timestamptz,
  -- The language in which the guest ordered.
  ADD COLUMN guest_language text,
  -- The places of the lines that are ready.
  ADD COLUMN made integer[] NOT NULL DEFAULT '{}',
  -- The member of staff who entered it for the guest.
  ADD COLUMN entered_by text,
  ADD COLUMN cancel_reason text,
  -- Of the guest's notes, by a model: [{"text": ..., "translation": ...}].
  ADD COLUMN translations jsonb;
