-- What a hotel says in an emergency in place of our text, by what guests are in and their language.
CREATE TABLE emergency_texts (
  hotel_id uuid NOT NULL,
  danger text NOT NULL CHECK (danger IN ('life', 'fire', 'gas', 'crime', 'missing', 'stuck', 'help')),
  language text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 600),
  PRIMARY KEY (hotel_id, danger, language)
);
SELECT place_with_guests('emergency_texts');
ALTER TABLE emergency_texts ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;

-- Whether a guest placed it from a card in the chat; null where nobody said so.
ALTER TABLE service_bookings ADD COLUMN from_chat boolean;
