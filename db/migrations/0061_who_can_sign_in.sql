-- Admins and guests of the platform's numbers are those who can sign in: of an active hotel, active themselves, and a
-- guest whose stay is not over.
CREATE OR REPLACE FUNCTION get_platform_stats(
  OUT total_hotels integer, OUT active_hotels integer, OUT total_admins integer, OUT total_guests integer
) LANGUAGE sql STABLE AS $$
  WITH kept AS (SELECT id, is_active FROM hotels WHERE deleted_at IS NULL)
  SELECT
    (SELECT count(*)::integer FROM kept),
    (SELECT count(*)::integer FROM kept WHERE is_active),
    (SELECT count(*)::integer FROM users u JOIN kept ON kept.id = u.hotel_id
      WHERE u.role = 'hotel_admin' AND u.is_active AND kept.is_active),
    (SELECT count(*)::integer FROM guests g JOIN kept ON kept.id = g.hotel_id
      WHERE g.is_active AND (g.expires_at IS NULL OR g.expires_at > now()) AND kept.is_active)
$$;
