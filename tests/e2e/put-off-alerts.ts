import { demoHotel } from '#demo/hotel.ts'

/** What a journey leaves unseen is not everybody's on the screens of the journeys after it. */
export const PUT_OFF_ALERTS = `INSERT INTO alert_settings
    (hotel_id, order_minutes, request_minutes, appointment_minutes, conversation_minutes)
  SELECT id, late, late, late, late
  FROM hotels, (SELECT '{"devices": 2, "duty": 5, "everyone": 240}'::jsonb AS late) minutes
  WHERE slug = '${demoHotel.slug}'`
