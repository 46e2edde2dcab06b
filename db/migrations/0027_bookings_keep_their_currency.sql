-- A booking stays in the currency in which it was placed, and what a change of currency did to the prices is kept.
ALTER TABLE service_bookings
  ADD COLUMN currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$');

-- The owner is fenced too; the fence is stamped anew after the migrations.
ALTER TABLE service_bookings NO FORCE ROW LEVEL SECURITY;
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
UPDATE service_bookings b SET currency = h.currency FROM hotels h WHERE h.id = b.hotel_id AND h.currency <> 'USD';

CREATE TABLE currency_changes (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  from_currency text NOT NULL,
  to_currency text NOT NULL,
  -- [{ id, name, before, after }], each in its own currency
  prices jsonb NOT NULL,
  -- an undo cannot be undone
  is_undo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (hotel_id, id)
);
CREATE INDEX currency_changes_newest ON currency_changes (hotel_id, changed_at DESC);
