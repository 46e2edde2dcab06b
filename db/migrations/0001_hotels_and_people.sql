CREATE TABLE hotels (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 63 AND slug <> 'internal'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  logo_url text,
  cover_url text,
  contact_email text,
  contact_phone text,
  is_active boolean NOT NULL DEFAULT true,
  primary_color text CHECK (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  booking_support_number text,
  currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$'),
  time_zone text NOT NULL DEFAULT 'UTC',
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE guests (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  login_name text NOT NULL CHECK (length(login_name) BETWEEN 1 AND 100),
  room_number text NOT NULL CHECK (length(room_number) BETWEEN 1 AND 20),
  -- the forms in which sign-in compares them
  login_key text NOT NULL,
  room_key text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id),
  UNIQUE (hotel_id, login_key, room_key)
);

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid REFERENCES hotels (id) ON DELETE CASCADE,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  full_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('hotel_admin', 'super_admin')),
  is_active boolean NOT NULL DEFAULT true,
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((role = 'hotel_admin') = (hotel_id IS NOT NULL))
);

-- Authentication accounts of guests (derived address and password) and of staff (e-mail).
CREATE TABLE auth_accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid REFERENCES hotels (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('guest', 'hotel_admin', 'super_admin')),
  address text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  guest_id uuid,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (hotel_id, guest_id) REFERENCES guests (hotel_id, id) ON DELETE CASCADE,
  CHECK ((role = 'guest') = (user_id IS NULL)),
  CHECK (role = 'super_admin' OR hotel_id IS NOT NULL)
);
CREATE INDEX auth_accounts_guest ON auth_accounts (hotel_id, guest_id);

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  hotel_id uuid REFERENCES hotels (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES auth_accounts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE failed_logins (
  hotel_id uuid REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  login_type text NOT NULL,
  ip_address text,
  failed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id)
);
CREATE INDEX failed_logins_recent ON failed_logins (failed_at);

-- Secrets of this installation, made at first start.
CREATE TABLE app_secrets (
  name text PRIMARY KEY,
  value bytea NOT NULL
);
