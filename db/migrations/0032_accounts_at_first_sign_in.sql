-- Of many guests who come in at once, each gets the account at the first sign-in: its password takes long to hash.
ALTER TABLE guests ADD COLUMN is_account_due boolean NOT NULL DEFAULT false;
