CREATE TABLE rate_limits (
  identifier text NOT NULL,
  action_type text NOT NULL,
  -- the nil uuid stands for "no hotel"
  hotel_id uuid NOT NULL,
  attempts timestamptz[] NOT NULL DEFAULT '{}',
  locked_until timestamptz,
  touched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (identifier, action_type, hotel_id)
);
CREATE INDEX rate_limits_touched ON rate_limits (touched_at);

CREATE TYPE rate_limit_result AS (
  allowed boolean,
  remaining_attempts integer,
  retry_after_seconds integer,
  is_locked_out boolean
);

CREATE FUNCTION rate_limit_result_of(
  recent integer, max_attempts integer, locked_until timestamptz
) RETURNS rate_limit_result LANGUAGE sql STABLE AS $$
  SELECT
    coalesce(locked_until <= clock_timestamp(), true),
    CASE WHEN locked_until > clock_timestamp() THEN 0 ELSE greatest(max_attempts - recent, 0) END,
    CASE WHEN locked_until > clock_timestamp()
      THEN ceil(extract(epoch FROM locked_until - clock_timestamp()))::integer ELSE 0 END,
    coalesce(locked_until > clock_timestamp(), false)
$$;

-- Whether the next attempt is allowed; changes nothing.
CREATE FUNCTION check_rate_limit(
  p_identifier text, p_action_type text, p_hotel_id uuid,
  p_max_attempts integer, p_window_minutes integer, p_lockout_minutes integer
) RETURNS rate_limit_result LANGUAGE plpgsql STABLE AS $$
DECLARE
  found_row rate_limits;
  recent integer;
  locked timestamptz;
BEGIN
  SELECT * INTO found_row FROM rate_limits
    WHERE identifier = p_identifier AND action_type = p_action_type
      AND hotel_id = coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000');
  IF NOT FOUND THEN
    RETURN (true, p_max_attempts, 0, false)::rate_limit_result;
  END IF;
  SELECT count(*), max(a) + make_interval(mins => p_lockout_minutes) INTO recent, locked
    FROM unnest(found_row.attempts) a WHERE a > clock_timestamp() - make_interval(mins => p_window_minutes);
  IF recent < p_max_attempts THEN locked := NULL; END IF;
  RETURN rate_limit_result_of(recent, p_max_attempts, greatest(locked, found_row.locked_until));
END $$;

-- Counts one attempt; the newest 200 are kept.
CREATE FUNCTION record_rate_limit_attempt(
  p_identifier text, p_action_type text, p_hotel_id uuid
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO rate_limits AS r (identifier, action_type, hotel_id, attempts)
    VALUES (p_identifier, p_action_type, coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000'),
      ARRAY[clock_timestamp()])
  ON CONFLICT (identifier, action_type, hotel_id) DO UPDATE
    SET attempts = r.attempts[greatest(cardinality(r.attempts) - 198, 1):] || clock_timestamp(),
        touched_at = clock_timestamp()
$$;

-- Checks and counts as one step under a row lock, so that parallel callers never get more than the maximum.
-- The attempt that reaches the maximum within the window is still allowed and starts the lockout.
CREATE FUNCTION take_rate_limit_attempt(
  p_identifier text, p_action_type text, p_hotel_id uuid,
  p_max_attempts integer, p_window_minutes integer, p_lockout_minutes integer
) RETURNS rate_limit_result LANGUAGE plpgsql AS $$
DECLARE
  held rate_limits;
  recent timestamptz[];
BEGIN
  INSERT INTO rate_limits AS r (identifier, action_type, hotel_id)
    VALUES (p_identifier, p_action_type, coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000'))
  ON CONFLICT (identifier, action_type, hotel_id) DO UPDATE SET touched_at = clock_timestamp()
    RETURNING * INTO held;
  IF held.locked_until > clock_timestamp() THEN
    RETURN rate_limit_result_of(p_max_attempts, p_max_attempts, held.locked_until);
  END IF;
  SELECT coalesce(array_agg(a ORDER BY a), '{}') INTO recent
    FROM unnest(CASE WHEN held.locked_until IS NULL THEN held.attempts ELSE '{}' END) a
    WHERE a > clock_timestamp() - make_interval(mins => p_window_minutes);
  recent := recent || clock_timestamp();
  UPDATE rate_limits SET
      attempts = recent,
      locked_until = CASE WHEN cardinality(recent) >= p_max_attempts
        THEN clock_timestamp() + make_interval(mins => p_lockout_minutes) END
    WHERE identifier = held.identifier AND action_type = held.action_type AND hotel_id = held.hotel_id;
  RETURN (true, p_max_attempts - cardinality(recent), 0, false)::rate_limit_result;
END $$;

-- Forgets the attempts and lifts the lockout: after a success, or by an operator or the staff.
CREATE FUNCTION clear_rate_limit(
  p_identifier text, p_action_type text, p_hotel_id uuid
) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rate_limits WHERE identifier = p_identifier AND action_type = p_action_type
    AND hotel_id = coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000')
$$;

CREATE FUNCTION record_failed_login(
  p_identifier text, p_login_type text, p_hotel_id uuid, p_ip_address text
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO failed_logins (identifier, login_type, hotel_id, ip_address)
    VALUES (p_identifier, p_login_type, p_hotel_id, p_ip_address)
$$;
