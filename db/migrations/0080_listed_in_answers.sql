-- The dishes and offers that an answer lists, in the order of its lines: [{"kind": "dish" | "offer", "id"}, ...].
ALTER TABLE chat_messages ADD COLUMN listed jsonb NOT NULL DEFAULT '[]';
