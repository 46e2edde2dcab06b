-- What a hotel tells its guests of itself: where it is, from when and until when a room is theirs, and its pages elsewhere.
ALTER TABLE hotels
  ADD COLUMN address text CHECK (char_length(address) BETWEEN 1 AND 300),
  ADD COLUMN check_in_time text CHECK (check_in_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ADD COLUMN check_out_time text CHECK (check_out_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ADD COLUMN website text CHECK (website ~ '^https?://' AND char_length(website) <= 300),
  ADD COLUMN instagram text CHECK (instagram ~ '^https://' AND char_length(instagram) <= 300),
  ADD COLUMN facebook text CHECK (facebook ~ '^https://' AND char_length(facebook) <= 300);
