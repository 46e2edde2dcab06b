-- Until when a dish is sold out: infinity until somebody puts it back.
ALTER TABLE menu_items ADD COLUMN sold_out_until timestamptz;
