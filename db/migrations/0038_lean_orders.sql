-- no transaction
-- What an order writes is written with fewer locks and index entries, and every key of these tables holds the hotel, by
-- which they can be distributed.

-- Entries of the platform itself stand under the nil uuid, as the limiter's counters do; the previous release still
-- writes NULL.
ALTER TABLE audit_log DROP CONSTRAINT IF EXISTS audit_log_hotel_id_fkey;
CREATE OR REPLACE FUNCTION keep_audit_of_platform() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN NEW.hotel_id = '00000000-0000-0000-0000-000000000000'; RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER keep_audit_of_platform BEFORE INSERT ON audit_log
  FOR EACH ROW WHEN (NEW.hotel_id IS NULL) EXECUTE FUNCTION keep_audit_of_platform();
-- The owner is fenced too; the fence is stamped anew after the migrations.
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
UPDATE audit_log SET hotel_id = '00000000-0000-0000-0000-000000000000' WHERE hotel_id IS NULL;
-- Once the check is validated, NOT NULL reads no row under its lock.
ALTER TABLE audit_log DROP CONSTRAINT IF EXISTS audit_log_has_hotel;
ALTER TABLE audit_log ADD CONSTRAINT audit_log_has_hotel CHECK (hotel_id IS NOT NULL) NOT VALID;
ALTER TABLE audit_log VALIDATE CONSTRAINT audit_log_has_hotel;
ALTER TABLE audit_log ALTER hotel_id SET NOT NULL;
ALTER TABLE audit_log DROP CONSTRAINT audit_log_has_hotel;

-- The key is also the order in which a hotel's entries are read.
DROP INDEX CONCURRENTLY IF EXISTS audit_log_key;
CREATE UNIQUE INDEX CONCURRENTLY audit_log_key ON audit_log (hotel_id, at, id);
ALTER TABLE audit_log DROP CONSTRAINT IF EXISTS audit_log_pkey,
  ADD CONSTRAINT audit_log_pkey PRIMARY KEY USING INDEX audit_log_key;
DROP INDEX CONCURRENTLY IF EXISTS audit_log_newest;

-- An order holds its guest instead, and whoever deletes a guest or a hotel sees to the bookings.
ALTER TABLE service_bookings DROP CONSTRAINT IF EXISTS service_bookings_hotel_id_fkey;
ALTER TABLE service_bookings DROP CONSTRAINT IF EXISTS service_bookings_hotel_id_guest_id_fkey;

-- A counter changes within its page, without new index entries.
DROP INDEX CONCURRENTLY IF EXISTS rate_limits_touched;
ALTER TABLE rate_limits SET (fillfactor = 70);
