-- The assistant's figures of all hotels are counted from these two alone, without a look at what was said.
CREATE INDEX chat_messages_replies ON chat_messages (at) INCLUDE (hotel_id, source, rating) WHERE answers IS NOT NULL;
CREATE INDEX audit_log_hand_overs ON audit_log (at) INCLUDE (hotel_id) WHERE action = 'ask-person';
