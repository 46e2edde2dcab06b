-- How many previous bookings a hotel has, so that a page of them need not count them all; null or no row while that is
-- not known. The product counts them later, when no process of the previous release completes bookings any more.
CREATE TABLE booking_counts (
  hotel_id uuid PRIMARY KEY,
  previous integer,
  counted_at timestamptz
);
SELECT place_with_guests('booking_counts');
ALTER TABLE booking_counts ADD FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE;
