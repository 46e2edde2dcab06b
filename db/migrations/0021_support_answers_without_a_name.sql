-- Who answers on a support visit is named to nobody in the chat: a conversation held without a name is with support.
ALTER TABLE chat_conversations DROP CONSTRAINT chat_conversations_check;
ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_held_by
  CHECK ((state = 'staff') = (staff_user_id IS NOT NULL) AND (state = 'staff' OR staff_name IS NULL));
