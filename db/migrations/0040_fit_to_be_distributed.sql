-- A distributed table cannot be referred to by one that is not, nor by a key that sets a part of itself to null. What
-- these two did when a guest is deleted, deleteGuest does (features/guests/server).
ALTER TABLE auth_accounts DROP CONSTRAINT auth_accounts_hotel_id_guest_id_fkey;
ALTER TABLE chat_conversations DROP CONSTRAINT chat_conversations_hotel_id_guest_id_fkey;

-- Call it for each new table with a hotel_id, before the table gets keys to others of its kind. Does nothing where the
-- database is not distributed.
CREATE FUNCTION place_with_guests(tenant regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('pg_catalog.pg_dist_partition') IS NULL THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'guests'::regclass) THEN
    PERFORM create_distributed_table(tenant, 'hotel_id', colocate_with => 'guests');
  END IF;
END $$;

-- A distributed table is changed on conflict by IMMUTABLE functions alone, which minutes are but days would not be.
CREATE FUNCTION minutes_after(moment timestamptz, minutes integer) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT moment + make_interval(mins => minutes) $$;

CREATE OR REPLACE FUNCTION record_rate_limit_attempt(
  p_identifier text, p_action_type text, p_hotel_id uuid
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO rate_limits AS r (identifier, action_type, hotel_id, attempts, touched_at)
    VALUES (p_identifier, p_action_type, coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000'),
      ARRAY[clock_timestamp()], clock_timestamp())
  ON CONFLICT (identifier, action_type, hotel_id) DO UPDATE
    SET attempts = r.attempts[greatest(cardinality(r.attempts) - 198, 1):] || excluded.attempts,
        touched_at = excluded.touched_at
$$;

-- Several columns are set at once in the order of the table: Citus writes them down so.
CREATE OR REPLACE FUNCTION forgive_rate_limit_attempts(
  p_identifier text, p_action_type text, p_hotel_id uuid, p_mark text
) RETURNS void LANGUAGE sql AS $$
  UPDATE rate_limits r SET (attempts, locked_until, marks) = (
    SELECT coalesce(array_agg(a ORDER BY at), '{}'), NULL::timestamptz, coalesce(array_agg(m ORDER BY at), '{}')
    FROM unnest(r.attempts, r.marks) WITH ORDINALITY AS t (a, m, at)
    WHERE a IS NOT NULL AND split_part(m, E'\n', 1) IS DISTINCT FROM split_part(p_mark, E'\n', 1))
  WHERE identifier = p_identifier AND action_type = p_action_type
    AND hotel_id = coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000')
$$;
