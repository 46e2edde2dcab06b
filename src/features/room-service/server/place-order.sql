    WITH held AS MATERIALIZED (
  SELECT m.id, m.stock, (SELECT sum(w.quantity)
    FROM unnest(:ids::uuid[], :quantities::integer[]) AS w (id, quantity) WHERE w.id = m.id) AS portions
  FROM "menu_items" m WHERE m.hotel_id = :hotelId::uuid AND m.id = ANY (:ids::uuid[]) AND m.stock IS NOT NULL ORDER BY m.id FOR UPDATE), priced AS (
  SELECT count(*)::integer AS found, coalesce(sum(line.price * line.quantity), 0) AS total,
    coalesce(jsonb_agg(line.item ORDER BY line.position), '[]') AS items
  FROM (
  SELECT w.position, w.quantity, m.price::bigint + chosen.extra AS price,
    jsonb_build_object('id', m.id, 'name', m.name, 'name_ar', m.name_ar, 'name_bs', m.name_bs, 'quantity', w.quantity, 'image_url', m.image_url, 'price', m.price + chosen.extra) || CASE WHEN m.traits = '{}' AND m.station IS NULL THEN '{}'
  ELSE jsonb_build_object('traits', m.traits, 'station', m.station) END
      || CASE WHEN m.stock IS NULL THEN '{}'::jsonb ELSE '{"counted": true}' END
      || CASE WHEN chosen.count = 0 AND w.note IS NULL THEN '{}'
        ELSE jsonb_build_object('choices', coalesce(chosen.choices, '[]'), 'note', w.note) END AS item
  FROM unnest(:ids::uuid[], :quantities::integer[], :choices::text[], :notes::text[])
      WITH ORDINALITY AS w (id, quantity, choices, note, position)
    JOIN "menu_items" m ON m.hotel_id = :hotelId::uuid AND m.id = w.id AND m.enabled AND (m.sold_out_until IS NULL OR m.sold_out_until <= coalesce(:dueAt::timestamptz, now()))
  AND (m.stock IS NULL OR m.stock > 0) AND (m.part_ids = '{}' OR EXISTS (
  SELECT FROM "menu_parts" p WHERE p.hotel_id = :hotelId::uuid AND p.id = ANY (m.part_ids)
    AND is_within_day(to_char(coalesce(:dueAt::timestamptz, now()) AT TIME ZONE (SELECT h.time_zone FROM "hotels" h WHERE h.id = :hotelId::uuid), 'HH24:MI'), p.begins, p.ends)))
    CROSS JOIN LATERAL (
  SELECT count(*) AS count, coalesce(sum(c.price), 0) AS extra,
    jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'name_ar', c.name_ar, 'name_bs', c.name_bs, 'price', c.price, 'traits', c.traits)
      ORDER BY array_position(m.option_group_ids, c.group_id), c.order_index) AS choices
  FROM "option_choices" c
  WHERE w.choices <> '{}' AND c.hotel_id = :hotelId::uuid AND c.id = ANY (w.choices::uuid[]) AND c.group_id = ANY (m.option_group_ids)
    AND NOT c.is_sold_out) chosen
  WHERE chosen.count = cardinality(w.choices::uuid[]) AND NOT EXISTS (
  SELECT FROM "option_groups" g
  WHERE m.option_group_ids <> '{}' AND g.hotel_id = :hotelId::uuid AND g.id = ANY (m.option_group_ids) AND (
    SELECT count(*) FROM "option_choices" c
    WHERE c.hotel_id = :hotelId::uuid AND c.group_id = g.id AND c.id = ANY (w.choices::uuid[])
  ) NOT BETWEEN g.min_choices AND g.max_choices)) line), service AS (
  SELECT s.label_en AS name, s.icon FROM "services" s JOIN "global_services" g ON g.category = s.category
  WHERE s.hotel_id = :hotelId::uuid AND s.category = 'room_service' AND s.path IS NOT NULL AND s.enabled AND g.enabled LIMIT 1), guest AS (
  SELECT g.login_name, g.room_number, g.avoids, g.expires_at, h.currency, h.time_zone,
    k.opens, k.closes, k.paused_until, CASE WHEN k.delay_until > now() THEN k.delay_minutes ELSE 0 END AS delay
  FROM "guests" g JOIN "hotels" h ON h.id = g.hotel_id LEFT JOIN "kitchens" k ON k.hotel_id = g.hotel_id
  WHERE g.hotel_id = :hotelId::uuid AND g.id = :guestId::uuid AND g.is_active
    AND (g.expires_at IS NULL OR g.expires_at > now()) AND h.is_active AND h.deleted_at IS NULL FOR SHARE OF g), fit AS (
      SELECT service.name, service.icon, guest.login_name, guest.room_number, guest.avoids, guest.delay, guest.currency,
        priced.items, priced.total
      FROM priced, service, guest
      WHERE NOT EXISTS (SELECT FROM held WHERE held.stock < held.portions)
        AND (:dueAt::timestamptz IS NULL OR :dueAt::timestamptz > now() AND :dueAt::timestamptz <= coalesce(guest.expires_at, 'infinity')
  AND :dueAt::timestamptz >= now() + make_interval(mins => :minutes::integer + guest.delay) - make_interval(mins => 10)
  AND :dueAt::timestamptz <= now() + make_interval(days => 14))
        AND 
  (guest.opens IS NULL OR is_within_day(to_char(coalesce(:dueAt::timestamptz, now()) AT TIME ZONE guest.time_zone, 'HH24:MI'), guest.opens, guest.closes))
        AND (guest.paused_until IS NULL OR guest.paused_until <= coalesce(:dueAt::timestamptz, now()))
        AND priced.found > 0 AND priced.found = cardinality(:ids::uuid[])
        AND priced.total = :total::bigint
        AND guest.currency = :currency::text
        AND NOT EXISTS (
  SELECT * FROM (SELECT * FROM "service_bookings" WHERE true) "service_bookings"
  WHERE hotel_id = :hotelId::uuid AND guest_id = :guestId::uuid AND idempotency_key = :key::uuid)
    ), counted AS (
    INSERT INTO rate_limits AS r (identifier, action_type, hotel_id, attempts, marks, touched_at)
    SELECT :guestId::uuid::text, 'room_service_booking', :hotelId::uuid, ARRAY[at], ARRAY[NULL::text], at
    FROM (SELECT clock_timestamp() AS at FROM fit) AS now
    ON CONFLICT (identifier, action_type, hotel_id) DO UPDATE SET
      attempts = recent_attempts(r.attempts, r.locked_until, excluded.touched_at, 1) || excluded.attempts,
      marks = recent_marks(r.marks, r.attempts, r.locked_until, excluded.touched_at, 1) || excluded.marks,
      locked_until = CASE WHEN cardinality(recent_attempts(r.attempts, r.locked_until, excluded.touched_at, 1)) + 1 >= 3
        THEN minutes_after(excluded.touched_at, 5) END,
      touched_at = excluded.touched_at
    WHERE r.locked_until IS NULL OR r.locked_until <= excluded.touched_at
    RETURNING 3 - cardinality(attempts) AS remaining), placed AS (
      INSERT INTO "service_bookings" (hotel_id, guest_id, guest_name, room_number, service_name, service_icon,
        order_details, total_price, currency, special_instructions, idempotency_key, request_hash, avoids, concerns_health, due_at,
        promised_at, guest_language, entered_by, from_chat)
      SELECT :hotelId::uuid, :guestId::uuid, fit.login_name, fit.room_number, fit.name, fit.icon,
        jsonb_build_object('items', fit.items), fit.total, fit.currency, :note::text, :key::uuid, :hash::bytea,
        CASE WHEN :noted::text[] = '{}' THEN fit.avoids ELSE ARRAY(
  SELECT trait FROM unnest('{gluten,crustaceans,eggs,fish,peanuts,soybeans,milk,nuts,celery,mustard,sesame,sulphites,lupin,molluscs,vegetarian,vegan,halal,spicy}'::text[]) AS trait WHERE trait = ANY (fit.avoids || :noted::text[])) END, :concernsHealth::boolean, :dueAt::timestamptz, greatest(:dueAt::timestamptz, now() + make_interval(mins => :minutes::integer + fit.delay)),
        :language::text, :enteredBy::text, :fromChat::boolean
      FROM counted, fit
      RETURNING hotel_id, id, guest_id, guest_name, room_number, moved_from, service_category, kind, service_name, service_icon, order_details, total_price, currency, special_instructions, avoids, concerns_health, acknowledged_by, acknowledged_at, seen_at, seen_by, alerted_at, due_at, promised_at, guest_language, made, entered_by, offer_id, team, taken_by, escalated_at, resource_id, starts_at, ends_at, busy_until, places, cancel_reason, translations, status, payment_status, booking_status, staff_notes, version, idempotency_key, created_at, updated_at, confirmed_at, preparation_at, delivered_at, cancelled_at, completed_at
    ), taken AS (
      UPDATE "menu_items" m SET stock = held.stock - held.portions FROM held, placed
      WHERE m.hotel_id = :hotelId::uuid AND m.id = held.id RETURNING m.stock
    ), audited AS (
      INSERT INTO audit_log (hotel_id, actor_kind, actor_id, actor_name, action, entity, entity_id, after)
      SELECT :hotelId::uuid, :actorKind::text, :actorId::uuid, :actorName::text, 'place', 'booking', placed.id,
        jsonb_build_object('totalPrice', placed.total_price, 'orderDetails', placed.order_details)
      FROM placed RETURNING 1
    ), alerted AS (
  INSERT INTO jobs (hotel_id, kind, key, run_at)
  SELECT :hotelId::uuid, 'alert', placed.id::text, CASE WHEN EXISTS (SELECT FROM "attendance" a WHERE a.hotel_id = :hotelId::uuid
  AND greatest(a.attended_at, to_timestamp((a.areas ->> 'room_service')::float8)) > now() - make_interval(secs => 45))
    THEN now() + make_interval(mins => coalesce(
      (SELECT (coalesce(s.areas -> 'room_service', s.order_minutes) ->> 'devices')::integer
        FROM "alert_settings" s WHERE s.hotel_id = :hotelId::uuid),
      2))
    ELSE now() END
  FROM placed ON CONFLICT (hotel_id, kind, key) DO UPDATE SET run_at = excluded.run_at, tries = 0, failure = NULL, parked_at = NULL RETURNING 1)
    SELECT row_to_json(placed) AS booking, counted.remaining, (SELECT min(stock) FROM taken) AS left FROM placed, counted
