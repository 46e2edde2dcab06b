-- Groups of choices that dishes offer ("How would you like it?"); a group is shared by every dish that names it.
CREATE TABLE option_groups (
  hotel_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  name_ar text CHECK (length(name_ar) <= 100),
  name_bs text CHECK (length(name_bs) <= 100),
  min_choices integer NOT NULL DEFAULT 0 CHECK (min_choices >= 0),
  max_choices integer NOT NULL DEFAULT 1 CHECK (max_choices >= 1 AND max_choices >= min_choices),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);
SELECT place_with_guests('option_groups');
ALTER TABLE option_groups ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;

CREATE TABLE option_choices (
  hotel_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  name_ar text CHECK (length(name_ar) <= 100),
  name_bs text CHECK (length(name_bs) <= 100),
  price integer NOT NULL DEFAULT 0 CHECK (price BETWEEN 0 AND 99999999),
  is_default boolean NOT NULL DEFAULT false,
  is_sold_out boolean NOT NULL DEFAULT false,
  order_index integer NOT NULL DEFAULT 0,
  PRIMARY KEY (hotel_id, id)
);
SELECT place_with_guests('option_choices');
ALTER TABLE option_choices ADD FOREIGN KEY (hotel_id, group_id) REFERENCES option_groups (hotel_id, id) ON DELETE CASCADE;
CREATE INDEX ON option_choices (hotel_id, group_id);

-- In the order in which a guest is asked.
ALTER TABLE menu_items ADD COLUMN option_group_ids uuid[] NOT NULL DEFAULT '{}';
