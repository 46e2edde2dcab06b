-- What a guest sees begins with the present stay (OP-72), which the credentials outlive.
ALTER TABLE guests ADD COLUMN stay_began_at timestamptz;
UPDATE guests SET stay_began_at = created_at;
ALTER TABLE guests
  ALTER COLUMN stay_began_at SET DEFAULT now(),
  ALTER COLUMN stay_began_at SET NOT NULL;

-- The stay of the guest who wrote in a conversation; null while nobody was signed in there.
ALTER TABLE chat_conversations ADD COLUMN stay_began_at timestamptz;
UPDATE chat_conversations c SET stay_began_at = g.stay_began_at
  FROM guests g WHERE g.hotel_id = c.hotel_id AND g.id = c.guest_id;
