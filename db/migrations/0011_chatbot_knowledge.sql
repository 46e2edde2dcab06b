CREATE TABLE chatbot_knowledge (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  topic text NOT NULL CHECK (length(topic) BETWEEN 1 AND 100),
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 4000),
  active boolean NOT NULL DEFAULT true,
  embedding real[],
  embedding_model text,
  embedding_tried_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id)
);

CREATE INDEX chatbot_knowledge_newest ON chatbot_knowledge (hotel_id, created_at DESC, id DESC);
