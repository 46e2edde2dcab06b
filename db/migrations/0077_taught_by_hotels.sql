-- The questions that an entry answers, as guests word them.
ALTER TABLE chatbot_knowledge ADD COLUMN phrasings text[] NOT NULL DEFAULT '{}' CHECK (cardinality(phrasings) <= 20);

-- Questions that the assistant answered wrongly, with what should answer them: an entry, or null where it should say that it
-- does not know. An entry that is gone stays named, so that the check tells it.
CREATE TABLE knowledge_checks (
  hotel_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  question text NOT NULL CHECK (length(question) BETWEEN 1 AND 200),
  entry_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id),
  UNIQUE (hotel_id, question)
);
SELECT place_with_guests('knowledge_checks');
ALTER TABLE knowledge_checks ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;
CREATE INDEX knowledge_checks_by_age ON knowledge_checks (created_at);
