-- The highest index stands first from now on, so that a new announcement, whose index is their number, does.
-- What stands there already keeps its order: its indexes are turned round.
UPDATE announcements SET order_index = turned.place
FROM (
  SELECT hotel_id, id,
    row_number() OVER (PARTITION BY hotel_id ORDER BY order_index DESC, created_at DESC) - 1 AS place
  FROM announcements
) AS turned
WHERE announcements.hotel_id = turned.hotel_id AND announcements.id = turned.id;
