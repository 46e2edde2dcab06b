-- Whether the guest has complained since the conversation was last given back, and which message of theirs called
-- everybody, as long as one does.
ALTER TABLE chat_conversations
  ADD COLUMN is_complaint boolean NOT NULL DEFAULT false,
  ADD COLUMN called_by uuid;
