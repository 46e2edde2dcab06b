-- no transaction
-- What is tidied away, and what the platform counts, is found by its time, however many chats and phones there are.
DROP INDEX CONCURRENTLY IF EXISTS chat_conversations_by_time;
CREATE INDEX CONCURRENTLY chat_conversations_by_time ON chat_conversations (last_message_at) INCLUDE (hotel_id);
DROP INDEX CONCURRENTLY IF EXISTS known_devices_unused;
CREATE INDEX CONCURRENTLY known_devices_unused ON known_devices (used_at);

-- A hotel's guests lie scattered among everybody's. What is searched and counted is read from the index alone.
DROP INDEX CONCURRENTLY IF EXISTS guests_newest;
CREATE INDEX CONCURRENTLY guests_newest ON guests (hotel_id, created_at DESC, id DESC)
  INCLUDE (search_text, is_active, expires_at);
DROP INDEX CONCURRENTLY IF EXISTS guests_active;
CREATE INDEX CONCURRENTLY guests_active ON guests (hotel_id) WHERE is_active;
