-- Hotels are searched with the folding that bookings and users are searched with, instead of a second copy of it.
ALTER TABLE hotels DROP COLUMN search_key;
ALTER TABLE hotels ADD COLUMN search_key text NOT NULL GENERATED ALWAYS AS (fold_text(name || ' ' || slug)) STORED;
