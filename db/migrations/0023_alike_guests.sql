-- The forms in which two guests are alike (OP-71). The exact ones stay unique, so that pairs which are alike already keep
-- working; these are filled in by the product itself, whose letters they are (features/guests/fold-guests.ts).
ALTER TABLE guests
  ADD COLUMN login_alike text,
  ADD COLUMN room_alike text;
CREATE INDEX guests_alike ON guests (hotel_id, login_alike, room_alike);
CREATE INDEX guests_not_folded ON guests (hotel_id, id) WHERE login_alike IS NULL;
