-- What a member of staff proves beside the password: the secret of their app, the step of its newest code that was used, the
-- hashes of the recovery codes that are left, and since when; null where nothing is asked for.
ALTER TABLE auth_accounts ADD COLUMN second_factor jsonb CHECK (second_factor IS NULL OR user_id IS NOT NULL);
