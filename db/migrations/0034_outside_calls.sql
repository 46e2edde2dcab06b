-- How often a hotel's assistant asked the model or the webhook on a day of the hotel's clock: each call costs, and anybody
-- may write to the assistant. Visitors are counted apart, so that they never use up what is meant for guests.
CREATE TABLE chat_outside_calls (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  day date NOT NULL,
  calls integer NOT NULL DEFAULT 0 CHECK (calls >= 0),
  visitor_calls integer NOT NULL DEFAULT 0 CHECK (visitor_calls BETWEEN 0 AND calls),
  PRIMARY KEY (hotel_id, day)
);
