ALTER TABLE menu_items ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE announcements ADD COLUMN version integer NOT NULL DEFAULT 1;
