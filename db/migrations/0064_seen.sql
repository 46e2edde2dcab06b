-- Who of the staff saw a booking that waits, and when: until then it sounds on their screens.
ALTER TABLE service_bookings ADD COLUMN seen_at timestamptz, ADD COLUMN seen_by text;
