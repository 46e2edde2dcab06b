-- Whether a guest in an emergency is shown to the staff without ringing: so many others rang everybody just before.
ALTER TABLE chat_conversations ADD COLUMN is_quiet boolean NOT NULL DEFAULT false;
