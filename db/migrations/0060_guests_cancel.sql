-- Whether guests cancel their own orders, as long as nobody has confirmed them.
ALTER TABLE kitchens ADD COLUMN guests_cancel boolean NOT NULL DEFAULT true;
