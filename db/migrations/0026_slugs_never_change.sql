-- A slug is printed on room cards and stored in browsers: it is given once.
CREATE FUNCTION keep_the_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The slug of a hotel never changes' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER keep_the_slug BEFORE UPDATE OF slug ON hotels
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_the_slug();
