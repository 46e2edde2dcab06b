-- What an attempt is counted in goes without a look at other rows, so that it can be part of any statement. The release
-- before still calls take_rate_limit_attempt.

-- The attempts that still count at a moment: none once a lockout is over.
CREATE FUNCTION recent_attempts(
  attempts timestamptz[], locked_until timestamptz, at timestamptz, window_minutes integer
) RETURNS timestamptz[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN locked_until IS NULL
    THEN ARRAY(SELECT a FROM unnest(attempts) a WHERE a > at - make_interval(mins => window_minutes))
    ELSE '{}' END;
END $$;

-- Their marks.
CREATE FUNCTION recent_marks(
  marks text[], attempts timestamptz[], locked_until timestamptz, at timestamptz, window_minutes integer
) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN locked_until IS NULL
    THEN ARRAY(SELECT m FROM unnest(attempts, marks) AS t (a, m) WHERE a > at - make_interval(mins => window_minutes))
    ELSE '{}' END;
END $$;
