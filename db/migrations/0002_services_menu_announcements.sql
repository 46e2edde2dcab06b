CREATE TABLE global_services (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  icon text NOT NULL UNIQUE CHECK (icon IN ('UtensilsCrossed', 'Sparkles', 'Flower2', 'Dumbbell', 'Car', 'MapPin')),
  service_name text NOT NULL,
  description text NOT NULL DEFAULT '',
  enabled boolean NOT NULL DEFAULT true,
  order_index integer NOT NULL DEFAULT 0
);

INSERT INTO global_services (icon, service_name, description, order_index) VALUES
  ('UtensilsCrossed', 'Room Service', 'Guests order food and drinks to their room', 0),
  ('Sparkles', 'Housekeeping', 'Cleaning, towels and turndown', 1),
  ('Flower2', 'Spa & Wellness', 'Treatments and appointments', 2),
  ('Dumbbell', 'Gym & Pool', 'Opening hours and bookings', 3),
  ('Car', 'Transportation', 'Transfers, taxis and parking', 4),
  ('MapPin', 'Tours & Activities', 'Excursions and tickets', 5);

CREATE TABLE feature_flags (
  flag_name text PRIMARY KEY,
  description text NOT NULL DEFAULT '',
  enabled boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO feature_flags (flag_name, description) VALUES
  ('multi_language', 'Guests and staff choose between English, Arabic and Bosnian');

CREATE TABLE platform_settings (
  setting_key text PRIMARY KEY,
  setting_value text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO platform_settings (setting_key) VALUES ('chatbot_webhook_url');

CREATE TABLE services (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  icon text NOT NULL REFERENCES global_services (icon),
  enabled boolean NOT NULL DEFAULT true,
  order_index integer NOT NULL DEFAULT 0,
  path text CHECK (path ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label_en text NOT NULL,
  label_ar text,
  label_bs text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);

CREATE TABLE menu_items (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  name_ar text,
  name_bs text,
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 100),
  description_ar text CHECK (length(description_ar) <= 100),
  description_bs text CHECK (length(description_bs) <= 100),
  price integer NOT NULL CHECK (price BETWEEN 0 AND 99999999),
  category text NOT NULL DEFAULT 'Main Courses'
    CHECK (category IN ('Soups', 'Cold Appetizers', 'Warm Appetizers', 'Main Courses', 'Desserts', 'Drinks')),
  image_url text,
  enabled boolean NOT NULL DEFAULT true,
  order_index integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);

CREATE TABLE announcements (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  title_en text NOT NULL,
  title_ar text,
  title_bs text,
  description_en text NOT NULL,
  description_ar text,
  description_bs text,
  image_url text,
  published boolean NOT NULL DEFAULT true,
  order_index integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);

CREATE TABLE chat_settings (
  hotel_id uuid PRIMARY KEY REFERENCES hotels (id) ON DELETE CASCADE,
  max_conversations integer NOT NULL DEFAULT 10 CHECK (max_conversations BETWEEN 1 AND 1000)
);
