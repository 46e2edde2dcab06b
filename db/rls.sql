-- Applied again after every migration. Two roles, neither of which can bypass row-level security:
-- hotelly_app sees one hotel (app.hotel_id), hotelly_platform sees all of them.
DO $$
DECLARE
  wanted text;
  -- since PostgreSQL 16, the creator of a role is a member of it, but needs a grant to act as it
  may_act text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['hotelly_app', 'hotelly_platform'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', wanted);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    IF NOT pg_has_role(current_user, wanted, may_act) THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
    END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION app_hotel_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT nullif(current_setting('app.hotel_id', true), '')::uuid $$;
CREATE OR REPLACE FUNCTION app_guest_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT nullif(current_setting('app.guest_id', true), '')::uuid $$;

GRANT USAGE ON SCHEMA public TO hotelly_app, hotelly_platform;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO hotelly_app, hotelly_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO hotelly_platform;
REVOKE ALL ON schema_migrations FROM hotelly_platform;
REVOKE UPDATE ON audit_log FROM hotelly_platform;
GRANT SELECT ON global_services, feature_flags TO hotelly_app;
GRANT SELECT, UPDATE ON hotels TO hotelly_app;

ALTER TABLE hotels ENABLE ROW LEVEL SECURITY;
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own_hotel ON hotels;
DROP POLICY IF EXISTS all_hotels ON hotels;
CREATE POLICY own_hotel ON hotels TO hotelly_app USING (id = app_hotel_id());
CREATE POLICY all_hotels ON hotels TO hotelly_platform USING (true);

DO $$
DECLARE
  tenant regclass;
BEGIN
  FOR tenant IN
    SELECT c.oid::regclass FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND a.attname = 'hotel_id' AND NOT a.attisdropped
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tenant);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tenant);
    EXECUTE format('DROP POLICY IF EXISTS own_hotel ON %s', tenant);
    EXECUTE format('DROP POLICY IF EXISTS all_hotels ON %s', tenant);
    EXECUTE format('CREATE POLICY own_hotel ON %s TO hotelly_app USING (hotel_id = app_hotel_id())', tenant);
    EXECUTE format('CREATE POLICY all_hotels ON %s TO hotelly_platform USING (true)', tenant);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO hotelly_app', tenant);
  END LOOP;
END $$;

REVOKE UPDATE, DELETE ON audit_log FROM hotelly_app;
-- The audit is never rewritten. Only the platform may delete entries: old ones, and those of a hotel that is being
-- purged.
DROP POLICY IF EXISTS forgotten_alone ON audit_log;
CREATE POLICY forgotten_alone ON audit_log AS RESTRICTIVE FOR DELETE TO hotelly_platform
  USING (at < now() - interval '30 days'
    OR EXISTS (SELECT FROM hotels h WHERE h.id = audit_log.hotel_id AND h.purge_started_at IS NOT NULL));
REVOKE ALL ON failed_logins FROM hotelly_app;

-- A guest sees and creates only their own bookings. The two subselects are evaluated once per statement; without them
-- the planner would expect almost no rows, and sort a whole hotel's bookings for one page.
DROP POLICY IF EXISTS own_bookings ON service_bookings;
CREATE POLICY own_bookings ON service_bookings AS RESTRICTIVE TO hotelly_app
  USING ((SELECT app_guest_id() IS NULL) OR guest_id = (SELECT app_guest_id()));
