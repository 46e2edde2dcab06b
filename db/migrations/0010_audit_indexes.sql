-- The audit is read newest first, page by page: of a hotel, of all hotels, of one thing.
DROP INDEX audit_log_newest;
CREATE INDEX audit_log_newest ON audit_log (hotel_id, at DESC, id DESC);
CREATE INDEX audit_log_newest_of_all ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_thing ON audit_log (entity_id, at DESC) WHERE entity_id IS NOT NULL;
