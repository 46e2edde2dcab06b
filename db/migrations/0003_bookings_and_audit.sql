CREATE TABLE service_bookings (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  guest_id uuid,
  guest_name text NOT NULL,
  room_number text NOT NULL,
  service_category text NOT NULL DEFAULT 'room_service' CHECK (service_category IN ('room_service')),
  service_name text NOT NULL,
  service_icon text NOT NULL,
  order_details jsonb NOT NULL,
  total_price integer NOT NULL CHECK (total_price >= 0),
  special_instructions text CHECK (length(special_instructions) <= 500),
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'confirmed', 'in_preparation', 'delivered', 'cancelled')),
  payment_status text NOT NULL DEFAULT 'open' CHECK (payment_status IN ('open', 'paid')),
  booking_status text NOT NULL DEFAULT 'open' CHECK (booking_status IN ('open', 'completed', 'cancelled')),
  staff_notes text CHECK (length(staff_notes) <= 1000),
  version integer NOT NULL DEFAULT 1,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  preparation_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  completed_at timestamptz,
  PRIMARY KEY (hotel_id, id),
  UNIQUE (hotel_id, guest_id, idempotency_key),
  FOREIGN KEY (hotel_id, guest_id) REFERENCES guests (hotel_id, id) ON DELETE SET NULL (guest_id),
  CHECK ((status = 'cancelled') = (booking_status = 'cancelled')),
  CHECK ((completed_at IS NOT NULL) = (booking_status = 'completed'))
);
CREATE INDEX service_bookings_newest ON service_bookings (hotel_id, created_at DESC, id DESC);
CREATE INDEX service_bookings_open ON service_bookings (hotel_id, created_at DESC, id DESC) WHERE booking_status = 'open';

-- Append-only: who did what to which thing, with the row before and after.
CREATE TABLE audit_log (
  hotel_id uuid REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid,
  before jsonb,
  after jsonb,
  PRIMARY KEY (id)
);
CREATE INDEX audit_log_newest ON audit_log (hotel_id, at DESC);
