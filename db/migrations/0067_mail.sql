-- How somebody of the staff is written to: in which language (that of their first sign-in unless they choose another),
-- about what, and since when and in which words their address has been refused.
ALTER TABLE users
  ADD COLUMN language text,
  ADD COLUMN mails_alerts boolean NOT NULL DEFAULT true,
  ADD COLUMN mails_summary boolean NOT NULL DEFAULT false,
  ADD COLUMN mail_refused_at timestamptz,
  ADD COLUMN mail_refusal text;
