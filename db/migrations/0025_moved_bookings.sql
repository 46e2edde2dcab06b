-- The room that an order was for before its guest moved, or before staff corrected it.
ALTER TABLE service_bookings ADD COLUMN moved_from text;
