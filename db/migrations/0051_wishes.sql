-- What the assistant understood that a guest wants brought, beside the text of its answer.
ALTER TABLE chat_messages ADD COLUMN wish jsonb;
