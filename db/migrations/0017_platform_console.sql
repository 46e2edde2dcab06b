-- Each call of the chatbot's webhook, for the platform's pulse; a hotel sees its own.
CREATE TABLE platform_webhook_calls (
  hotel_id uuid REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT now(),
  ok boolean NOT NULL,
  -- in our own words (`timeout`, `answered-502`), never the other side's
  reason text CHECK (reason ~ '^[a-z][a-z0-9-]{0,39}$'),
  PRIMARY KEY (id),
  CHECK (ok = (reason IS NULL))
);
CREATE INDEX platform_webhook_calls_at ON platform_webhook_calls (at);
CREATE INDEX platform_webhook_calls_hotel ON platform_webhook_calls (hotel_id);

CREATE INDEX rate_limits_locked ON rate_limits (locked_until) WHERE locked_until IS NOT NULL;

-- The platform in four numbers; deleted hotels and what is theirs do not count.
CREATE FUNCTION get_platform_stats(
  OUT total_hotels integer, OUT active_hotels integer, OUT total_admins integer, OUT total_guests integer
) LANGUAGE sql STABLE AS $$
  WITH kept AS (SELECT id, is_active FROM hotels WHERE deleted_at IS NULL)
  SELECT
    (SELECT count(*)::integer FROM kept),
    (SELECT count(*)::integer FROM kept WHERE is_active),
    (SELECT count(*)::integer FROM users u JOIN kept ON kept.id = u.hotel_id WHERE u.role = 'hotel_admin'),
    (SELECT count(*)::integer FROM guests g JOIN kept ON kept.id = g.hotel_id)
$$;
