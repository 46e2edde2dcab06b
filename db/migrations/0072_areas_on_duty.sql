-- For which areas who is on duty (null: for every area, also one that is opened later), and in which hours of a day nothing
-- reaches them (null: there are none); what a hotel's alerts take for one area in place of the minutes of its kind.
ALTER TABLE duties ADD COLUMN areas jsonb, ADD COLUMN quiet jsonb, ADD COLUMN version integer NOT NULL DEFAULT 1;
-- When a panel was last open that sounds for something, and of those that do not sound for everything, for what: the moment
-- by area, in seconds. `attended_at` remains when a panel was that sounds for everything.
ALTER TABLE attendance ADD COLUMN heard_at timestamptz, ADD COLUMN areas jsonb NOT NULL DEFAULT '{}';
ALTER TABLE alert_settings ADD COLUMN areas jsonb NOT NULL DEFAULT '{}';
