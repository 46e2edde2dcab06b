import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { openDatabase } from '#kit/server/database.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel } from '#tests/factories.ts'
import { addMassage, addTowels, askFor, hoursAhead, openAreas } from '#tests/services.ts'
import { askDatabase } from './hotel-data.ts'
import { signInsAt } from './own-hotel.ts'
import { ownProduct, ZONE } from './own-product.ts'

const word = (length: number, part = 'Wohnungsverwaltung') => part.repeat(length).slice(0, length)
const arabic = (length: number) => word(length, 'فسيكفيكهم')
const inAll = (length: number) => ({ ...inEnglish(word(length)), ar: arabic(length), bs: word(length, 'š') })

/** A hotel in which every text entered by people is one unbroken word of the maximum length. */
export async function makeLongWords(context: BrowserContext) {
  const database = openDatabase(ownProduct()?.databaseUrl ?? '', { connections: 1 })
  const hotel = await makeHotel(database)
  const { id, slug, admin } = hotel
  const guest = await makeGuest(database, hotel, { loginName: word(100), roomNumber: word(20) })
  await makeGuest(database, hotel, { loginName: arabic(100), roomNumber: word(20, '7'), isActive: false })
  await openAreas(database, id)
  const named = { name: inAll(100), description: inAll(500), price: 99_999_999 }
  const towels = await addTowels(database, id, named)
  const massage = { ...named, choosesResource: true, placesMax: 2, needsAnswer: true }
  const { offer } = await addMassage(database, id, massage, [{ name: inAll(100), capacity: 2 }])
  await database.close()
  const email = `${word(200, 'a')}@${slug}.example`
  const categories = ['Soups', 'Cold Appetizers', 'Main Courses', 'Drinks']
  const line = { id: hotel.dishes[0].id, name: word(200), quantity: 99, price: 99_999_999 }
  const order = JSON.stringify({ items: [line, { ...line, name: arabic(200), quantity: 1 }] })
  await askDatabase(
    `UPDATE hotels SET name = '${word(200)}', currency = 'QAR', time_zone = '${ZONE}', contact_email = '${email}', contact_phone = '${word(40, '0')}',
       booking_support_number = '${word(40, '1')}' WHERE id = '${id}'`,
    `UPDATE users SET full_name = '${word(100)}', email = '${email}' WHERE id = '${admin.userId}'`,
    `UPDATE auth_accounts SET address = '${email}' WHERE user_id = '${admin.userId}'`,
    `UPDATE services SET label_en = '${word(60)}', label_ar = '${arabic(60)}', label_bs = '${word(60, 'š')}'
     WHERE hotel_id = '${id}' AND path <> 'room-service'`,
    `UPDATE menu_items SET name = '${word(200)}', name_ar = '${arabic(200)}', name_bs = '${word(200, 'š')}',
       description = '${word(100)}', description_ar = '${arabic(100)}', description_bs = '${word(100, 'š')}',
       price = 99999999, category = (ARRAY['${categories.join("','")}'])[1 + order_index % 4] WHERE hotel_id = '${id}'`,
    `INSERT INTO announcements (hotel_id, title_en, title_ar, title_bs, description_en, description_ar, description_bs)
     VALUES ('${id}', '${word(200)}', '${arabic(200)}', '${word(200, 'š')}', '${word(2000)}', '${arabic(2000)}', '${word(900, 'š')}')`,
    `INSERT INTO chatbot_knowledge (hotel_id, topic, content) VALUES
       ('${id}', '${word(100)}', '${word(1400)}'), ('${id}', '${arabic(100)}', '${arabic(1400)}')`,
    `INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_name, service_icon, order_details,
       total_price, special_instructions, staff_notes, status, booking_status, completed_at, created_at, currency, idempotency_key, request_hash)
     SELECT '${id}', '${guest.guestId}', '${word(100)}', '${word(20)}', 'Room Service', 'UtensilsCrossed', '${order}'::jsonb,
       CASE status WHEN 'delivered' THEN 2147483647 ELSE 99999999 END, '${word(500)}', '${word(1000)}', status, booking_status,
       CASE WHEN booking_status = 'completed' THEN now() END, now() - interval '44 minutes', 'QAR', gen_random_uuid(), '\\x00'
     FROM (VALUES ('pending', 'open'), ('in_preparation', 'open'), ('delivered', 'completed'), ('cancelled', 'cancelled'))
       AS each (status, booking_status)`,
    `INSERT INTO chat_conversations (hotel_id, session_id, device_id, guest_id, guest_name, room_number, language, state,
       staff_user_id, staff_name, handed_over_at)
     VALUES ('${id}', 'LongWordsLongWords01', 'a', '${guest.guestId}', '${word(100)}', '${word(20)}', 'en', 'staff',
       '${admin.userId}', '${word(100)}', now()),
       ('${id}', 'LongWordsLongWords02', 'b', NULL, NULL, NULL, 'ar', 'waiting', NULL, NULL, now())`,
    `INSERT INTO chat_messages (hotel_id, conversation_id, position, author, text, source, staff_name)
     SELECT hotel_id, id, each.position, each.author, each.text, each.source, each.staff_name
     FROM chat_conversations, (VALUES
       (1, 'guest', '${word(1000)}', NULL, NULL), (2, 'assistant', '${word(2000)}', 'default', NULL),
       (3, 'guest', '${arabic(1000)}', NULL, NULL), (4, 'staff', '${word(1000)}', NULL, '${word(100)}'))
       AS each (position, author, text, source, staff_name) WHERE hotel_id = '${id}'`,
    `UPDATE chat_messages answer SET answers = question.id FROM chat_messages question
     WHERE answer.hotel_id = '${id}' AND question.conversation_id = answer.conversation_id
       AND answer.position = 2 AND question.position = 1`,
    `INSERT INTO audit_log (hotel_id, actor_kind, actor_id, actor_name, action, entity, before, after)
     VALUES ('${id}', 'hotelAdmin', '${admin.userId}', '${word(100)}', 'update', 'menu_item',
       '{"name": "${word(200)}", "description": "${word(100)}"}', '{"name": "${arabic(200)}", "description": "${word(90)}"}'),
       ('${id}', 'guest', '${guest.guestId}', '${arabic(100)}', 'place', 'booking', NULL, '{"note": "${word(500)}"}')`,
  )
  const signIns = signInsAt(slug, { guest, email })
  await signIns.guest(context)
  for (const given of [askFor(towels), askFor(offer, { startsAt: hoursAhead(2) })]) {
    const data = { key: randomUUID(), asked: { ...given, currency: 'QAR', note: word(500) } }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const asked = await context.request.post(`/api/hotels/${slug}/service-bookings`, { data, headers })
    expect(asked.status()).toBe(200)
  }
  return { path: `/hotelly/${slug}`, id, signIns }
}
