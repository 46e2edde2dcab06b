-- A conversation of one browser with a hotel's assistant, or with the person who took it over.
CREATE TABLE chat_conversations (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- made by the browser (CHAT-02); bound to the device that first used it
  session_id text NOT NULL CHECK (session_id ~ '^[A-Za-z0-9]{20}$'),
  device_id text NOT NULL,
  guest_id uuid,
  guest_name text,
  room_number text,
  language text NOT NULL CHECK (language IN ('en', 'ar', 'bs')),
  reply_count integer NOT NULL DEFAULT 0,
  -- who answers: the assistant, nobody yet, a member of staff
  state text NOT NULL DEFAULT 'assistant' CHECK (state IN ('assistant', 'waiting', 'staff')),
  staff_user_id uuid,
  staff_name text,
  -- messages of the guest that no member of staff has seen since the hand-over
  unread_count integer NOT NULL DEFAULT 0,
  handed_over_at timestamptz,
  -- the guest's message that is being answered, and when it may be taken for forgotten
  answering uuid,
  answering_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_message_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, id),
  UNIQUE (hotel_id, session_id),
  FOREIGN KEY (hotel_id, guest_id) REFERENCES guests (hotel_id, id) ON DELETE SET NULL (guest_id),
  CHECK ((state = 'staff') = (staff_name IS NOT NULL))
);
CREATE INDEX chat_conversations_newest ON chat_conversations (hotel_id, last_message_at DESC, id DESC);
CREATE INDEX chat_conversations_held ON chat_conversations (hotel_id, last_message_at DESC) WHERE state <> 'assistant';

CREATE TABLE chat_messages (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL,
  -- in the order of the conversation
  position integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  author text NOT NULL CHECK (author IN ('guest', 'assistant', 'staff')),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 8000),
  -- of an assistant's message: what it was made from; null for the others
  source text CHECK (source IN ('webhook', 'model', 'facts', 'knowledge', 'greeting', 'default')),
  -- the guest's message that this is the answer to
  answers uuid,
  -- the entries it rests on: [{id, topic}]
  entries jsonb NOT NULL DEFAULT '[]',
  rating text CHECK (rating IN ('up', 'down')),
  staff_name text,
  PRIMARY KEY (hotel_id, id),
  UNIQUE (hotel_id, conversation_id, position),
  UNIQUE (hotel_id, answers),
  FOREIGN KEY (hotel_id, conversation_id) REFERENCES chat_conversations (hotel_id, id) ON DELETE CASCADE,
  FOREIGN KEY (hotel_id, answers) REFERENCES chat_messages (hotel_id, id) ON DELETE CASCADE,
  CHECK ((author = 'assistant') = (source IS NOT NULL)),
  CHECK (answers IS NULL OR author = 'assistant')
);
CREATE INDEX chat_messages_to_learn ON chat_messages (hotel_id, at DESC) WHERE source = 'default' OR rating = 'down';
