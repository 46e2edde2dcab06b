-- What a conversation is about, by its last answer that named anything, so that guests may go on: "how much is it?", "the second
-- one". Null before the first such answer.
ALTER TABLE chat_conversations ADD COLUMN talk jsonb;
