-- The list of guests is searched, and sorted by name, without folding every name anew.
ALTER TABLE guests ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (fold_text(login_name || chr(10) || room_number)) STORED;
