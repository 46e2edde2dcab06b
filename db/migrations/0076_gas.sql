-- Who smells gas is told something else than where it burns.
ALTER TABLE chat_conversations DROP CONSTRAINT chat_conversations_danger_check;
ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_danger_check
  CHECK (danger IN ('life', 'fire', 'gas', 'crime', 'missing', 'stuck', 'help'));
