-- Where guests go for an appointment, such as "Spa, ground floor"; empty where the hotel does not say.
ALTER TABLE offers
  ADD COLUMN location text NOT NULL DEFAULT '' CHECK (length(location) <= 100),
  ADD COLUMN location_ar text CHECK (length(location_ar) <= 100),
  ADD COLUMN location_bs text CHECK (length(location_bs) <= 100);
