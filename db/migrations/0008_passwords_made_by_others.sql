-- Somebody else made the password; whoever signs in with it chooses another one first.
ALTER TABLE users ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;
