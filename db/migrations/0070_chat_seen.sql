-- Who of the staff saw that a guest waits in the chat, and when.
ALTER TABLE chat_conversations ADD COLUMN staff_saw_at timestamptz, ADD COLUMN staff_saw_by text;
