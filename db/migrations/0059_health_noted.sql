-- Whether a guest's note speaks of health without naming an allergen: it is to be acknowledged as well.
ALTER TABLE service_bookings ADD COLUMN concerns_health boolean NOT NULL DEFAULT false;
