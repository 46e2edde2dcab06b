-- The audit is read newest first, page by page: of a hotel, of all hotels, of one thing.
DROP INDEX audit_log_newest;
CREATE INDEX audit_log_newest ON audit_log (hotel_id, at DESC, id DESC);
CREATE INDEX audit_log_newest_of_all ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_thing ON audit_log (entity_id, at DESC) WHERE entity_id IS NOT NULL;

-- Which bookings a page or a search shows is read from the index alone; only those are then fetched.
DROP INDEX service_bookings_newest;
CREATE INDEX service_bookings_newest ON service_bookings (hotel_id, created_at DESC, id DESC)
  INCLUDE (search_text, booking_status, payment_status, service_category, guest_id);
