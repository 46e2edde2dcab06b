-- Somebody must always be able to run the platform; two who leave at once wait for one another.
CREATE FUNCTION keep_a_super_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.role <> 'super_admin' OR NOT OLD.is_active
    OR (TG_OP = 'UPDATE' AND NEW.role = 'super_admin' AND NEW.is_active) THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('keep_a_super_admin'));
  IF NOT EXISTS (SELECT FROM users WHERE role = 'super_admin' AND is_active AND id <> OLD.id) THEN
    RAISE EXCEPTION 'The last active super admin cannot go' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER keep_a_super_admin BEFORE DELETE OR UPDATE OF role, is_active ON users
  FOR EACH ROW EXECUTE FUNCTION keep_a_super_admin();
