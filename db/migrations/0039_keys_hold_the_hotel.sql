-- Each key of a hotel's table holds the hotel, so that the tables can be spread over several machines by it (decision
-- 015). A failed sign-in at no hotel carries the nil uuid, as in rate_limits. The owner is fenced too; the fence is
-- stamped anew after the migrations.
CREATE OR REPLACE FUNCTION record_failed_login(
  p_identifier text, p_login_type text, p_hotel_id uuid, p_ip_address text
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO failed_logins (identifier, login_type, hotel_id, ip_address)
    VALUES (p_identifier, p_login_type, coalesce(p_hotel_id, '00000000-0000-0000-0000-000000000000'), p_ip_address)
$$;

ALTER TABLE failed_logins
  NO FORCE ROW LEVEL SECURITY,
  DROP CONSTRAINT failed_logins_hotel_id_fkey,
  ALTER hotel_id SET DEFAULT '00000000-0000-0000-0000-000000000000';
UPDATE failed_logins SET hotel_id = DEFAULT WHERE hotel_id IS NULL;
ALTER TABLE failed_logins DROP CONSTRAINT failed_logins_pkey, ADD PRIMARY KEY (hotel_id, id);

ALTER TABLE platform_webhook_calls NO FORCE ROW LEVEL SECURITY;
DELETE FROM platform_webhook_calls WHERE hotel_id IS NULL;
ALTER TABLE platform_webhook_calls DROP CONSTRAINT platform_webhook_calls_pkey, ADD PRIMARY KEY (hotel_id, id);
DROP INDEX platform_webhook_calls_hotel;
