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

-- A policy of a distributed table cannot ask whether what a function returns is null.
CREATE OR REPLACE FUNCTION app_is_guest() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT nullif(current_setting('app.guest_id', true), '') IS NOT NULL $$;

-- A policy of a distributed table holds no subquery, but may call this. There it is asked on the worker, which has all of
-- hotels, but reads it in a nested statement only when told to; the setting means nothing elsewhere.
CREATE OR REPLACE FUNCTION is_being_purged(hotel uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM set_config('citus.allow_nested_distributed_execution', 'on', true);
  RETURN EXISTS (SELECT FROM public.hotels WHERE id = hotel AND purge_started_at IS NOT NULL);
END $$;

GRANT USAGE ON SCHEMA public TO hotelly_app, hotelly_platform;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO hotelly_app, hotelly_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO hotelly_platform;
REVOKE ALL ON schema_migrations FROM hotelly_platform;
REVOKE UPDATE ON audit_log FROM hotelly_platform;
GRANT SELECT ON global_services, feature_flags TO hotelly_app;
GRANT SELECT, UPDATE ON hotels TO hotelly_app;

DO $$
DECLARE
  tenant regclass;
BEGIN
  FOR tenant IN
    SELECT c.oid::regclass FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND a.attname = 'hotel_id' AND NOT a.attisdropped
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO hotelly_app', tenant);
  END LOOP;
END $$;
REVOKE UPDATE, DELETE ON audit_log FROM hotelly_app;
REVOKE ALL ON failed_logins FROM hotelly_app;

-- Whatever alters a table waits for everybody who reads it, and everybody else waits behind. So only what is not yet as
-- wanted is altered. Conditions are written as PostgreSQL gives them back; spaces and brackets are not compared. On a
-- distributed database, Citus refuses policies with a subquery and takes restrictive ones for permissive: there are none.
DO $$
DECLARE
  wanted record;
BEGIN
  FOR wanted IN
    WITH fenced AS (
      SELECT c.oid, c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS is_fenced,
        CASE WHEN c.relname = 'hotels' THEN 'id' ELSE 'hotel_id' END AS hotel
      FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND (c.relname = 'hotels' OR EXISTS (
        SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'hotel_id' AND NOT a.attisdropped))
    ), guarded AS (
      -- A guest sees their own row, bookings and conversations alone, and nothing of the people and sessions of a hotel.
      -- The planner takes a CASE for true of every second row; of an OR it would expect almost no rows, and sort a whole
      -- hotel's bookings for one page.
      SELECT fenced.*, hotel || ' = app_hotel_id()' || CASE
        WHEN name = 'guests' THEN ' AND CASE WHEN app_is_guest() THEN id = app_guest_id() ELSE true END'
        WHEN name = 'service_bookings' THEN ' AND CASE WHEN app_is_guest() THEN guest_id = app_guest_id() ELSE true END'
        -- a visitor's conversation is of no guest, and goes on when the visitor signs in
        WHEN name = 'chat_conversations' THEN
          ' AND CASE WHEN app_is_guest() THEN guest_id IS NULL OR guest_id = app_guest_id() ELSE true END'
        WHEN name IN ('users', 'auth_accounts', 'sessions', 'push_devices', 'guest_devices', 'known_devices', 'support_visits', 'support_reads',
          'audit_log', 'knowledge_checks')
          THEN ' AND CASE WHEN app_is_guest() THEN false ELSE true END'
        ELSE '' END AS own
      FROM fenced
    ), policy AS (
      SELECT oid, 'own_hotel' AS name, CASE name WHEN 'audit_log' THEN 'r' ELSE '*' END AS command, 'hotelly_app' AS role,
        own AS condition
      FROM guarded
      UNION ALL
      SELECT 'audit_log'::regclass, 'added_here', 'a', 'hotelly_app', 'hotel_id = app_hotel_id()'
      UNION ALL
      SELECT oid, 'all_hotels', CASE name WHEN 'audit_log' THEN 'r' ELSE '*' END, 'hotelly_platform', 'true'
      FROM fenced
      UNION ALL
      -- The audit is never rewritten. Only the platform may delete entries: old ones, and those of a hotel whose purge has
      -- started.
      SELECT 'audit_log'::regclass, 'added', 'a', 'hotelly_platform', 'true'
      UNION ALL
      SELECT 'audit_log'::regclass, 'forgotten', 'd', 'hotelly_platform',
        'at < now() - ''30 days''::interval OR is_being_purged(hotel_id)'
    )
    SELECT coalesce(w.name, p.polname) AS name, w.command, w.role, w.condition, f.oid::regclass AS tenant, f.is_fenced,
      p.oid IS NOT NULL AS is_there, w.name IS NOT NULL AS is_wanted,
      coalesce(p.polpermissive AND p.polcmd::text = w.command AND p.polroles = ARRAY[w.role::regrole::oid]
        AND translate(pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid), E' \n()', '')
          = translate(w.condition, E' \n()', '')
        AND (p.polqual IS NULL) = (w.command = 'a') AND (p.polwithcheck IS NULL) = (w.command <> 'a'), false) AS is_right
    FROM policy w
    FULL JOIN (SELECT oid, polrelid, polname, polpermissive, polcmd, polroles, polqual, polwithcheck FROM pg_policy
      WHERE polrelid IN (SELECT oid FROM fenced)) p ON p.polrelid = w.oid AND p.polname = w.name
    JOIN fenced f ON f.oid = coalesce(w.oid, p.polrelid)
  LOOP
    IF NOT wanted.is_right THEN
      IF wanted.is_there THEN
        EXECUTE format('DROP POLICY %I ON %s', wanted.name, wanted.tenant);
      END IF;
      IF wanted.is_wanted THEN
        EXECUTE format('CREATE POLICY %I ON %s FOR %s TO %I %s (%s)', wanted.name, wanted.tenant,
          CASE wanted.command WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
          wanted.role, CASE wanted.command WHEN 'a' THEN 'WITH CHECK' ELSE 'USING' END, wanted.condition);
      END IF;
    END IF;
    IF NOT wanted.is_fenced THEN
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', wanted.tenant);
    END IF;
  END LOOP;
END $$;

DROP FUNCTION IF EXISTS app_purged_hotel_id();

-- Asked by the policies of releases before 0.2.
DROP FUNCTION IF EXISTS app_sees_services();
