-- What each attempt was at, beside it: of a guest the room and, in a second line, the name that were tried.
-- A success forgives the attempts whose first line is its own, and no others (OP-33).
ALTER TABLE rate_limits ADD COLUMN marks text[] NOT NULL DEFAULT '{}';

DROP FUNCTION take_rate_limit_attempt(text, text, uuid, integer, integer, integer);

-- Checks and counts as one step under a row lock, so that parallel callers never get more than the maximum.
-- The attempt that reaches the maximum within the window is still allowed and starts the lockout.
CREATE FUNCTION take_rate_limit_attempt(
  p_identifier text, p_action_type text, p_hotel_id uuid,
  p_max_attempts integer, p_window_minutes integer, p_lockout_minutes integer, p_mark text DEFAULT NULL
) RETURNS rate_limit_result LANGUAGE plpgsql AS $$
DECLARE
  held rate_limits;
  recent timestamptz[];
  recent_marks text[];
BEGIN
  INSERT INTO rate_limits AS r (identifier, action_type, hotel_id)
    VALUES (p_identifier, p_action_type, coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000'))
  ON CONFLICT (identifier, action_type, hotel_id) DO UPDATE SET touched_at = clock_timestamp()
    RETURNING * INTO held;
  IF held.locked_until > clock_timestamp() THEN
    RETURN rate_limit_result_of(p_max_attempts, p_max_attempts, held.locked_until);
  END IF;
  SELECT coalesce(array_agg(a ORDER BY at), '{}'), coalesce(array_agg(m ORDER BY at), '{}')
    INTO recent, recent_marks
    FROM unnest(CASE WHEN held.locked_until IS NULL THEN held.attempts ELSE '{}' END, held.marks)
      WITH ORDINALITY AS t (a, m, at)
    WHERE a > clock_timestamp() - make_interval(mins => p_window_minutes);
  recent := recent || clock_timestamp();
  UPDATE rate_limits SET
      attempts = recent,
      marks = array_append(recent_marks, p_mark),
      locked_until = CASE WHEN cardinality(recent) >= p_max_attempts
        THEN clock_timestamp() + make_interval(mins => p_lockout_minutes) END
    WHERE identifier = held.identifier AND action_type = held.action_type AND hotel_id = held.hotel_id;
  RETURN (true, p_max_attempts - cardinality(recent), 0, false)::rate_limit_result;
END $$;

-- After a success: forgets the attempts at the same, and the lockout that the last of them began.
CREATE FUNCTION forgive_rate_limit_attempts(
  p_identifier text, p_action_type text, p_hotel_id uuid, p_mark text
) RETURNS void LANGUAGE sql AS $$
  UPDATE rate_limits r SET (attempts, marks, locked_until) = (
    SELECT coalesce(array_agg(a ORDER BY at), '{}'), coalesce(array_agg(m ORDER BY at), '{}'), NULL::timestamptz
    FROM unnest(r.attempts, r.marks) WITH ORDINALITY AS t (a, m, at)
    WHERE a IS NOT NULL AND split_part(m, E'\n', 1) IS DISTINCT FROM split_part(p_mark, E'\n', 1))
  WHERE identifier = p_identifier AND action_type = p_action_type
    AND hotel_id = coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000')
$$;

-- The newest attempt came to nothing and does not count, nor does a lockout that it began.
CREATE FUNCTION give_back_rate_limit_attempt(
  p_identifier text, p_action_type text, p_hotel_id uuid
) RETURNS void LANGUAGE sql AS $$
  UPDATE rate_limits SET attempts = trim_array(attempts, 1), marks = trim_array(marks, least(cardinality(marks), 1)),
    locked_until = NULL
  WHERE identifier = p_identifier AND action_type = p_action_type AND cardinality(attempts) > 0
    AND hotel_id = coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000')
$$;
