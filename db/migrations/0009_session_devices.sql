-- What staff know their own sessions by.
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN user_agent text CHECK (length(user_agent) <= 400),
  ADD COLUMN ip_address text;
