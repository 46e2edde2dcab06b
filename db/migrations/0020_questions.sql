-- Staff dismiss what guests asked and the assistant could not answer; what is asked anew is listed anew.
ALTER TABLE chat_messages ADD COLUMN dismissed_at timestamptz;

DROP INDEX chat_messages_to_learn;
CREATE INDEX chat_messages_to_learn ON chat_messages (hotel_id, at DESC)
  WHERE (source = 'default' OR rating = 'down') AND dismissed_at IS NULL;
