-- What a guest who waits for a person is in, as far as the message said: it rings everybody at once. Null where nothing of the
-- kind was said, and again once the conversation was given back.
ALTER TABLE chat_conversations ADD COLUMN danger text
  CHECK (danger IN ('life', 'fire', 'crime', 'missing', 'stuck', 'help'));
