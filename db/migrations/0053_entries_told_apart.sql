-- The entries that staff have looked at beside this one and keep, each with a mark of what both texts said then.
ALTER TABLE chatbot_knowledge ADD COLUMN told_apart jsonb NOT NULL DEFAULT '{}';
