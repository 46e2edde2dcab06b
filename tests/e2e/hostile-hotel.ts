import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import { openDatabase } from '#kit/server/database.ts'
import { cleanText } from '#kit/shared/text.ts'
import { makeGuest, makeHotel, orderOf } from '#tests/factories.ts'
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts'
import { ownProduct } from './own-product.ts'
import { signInsAt } from './own-hotel.ts'

/** A hotel in which every text that people wrote is a hostile one, as far as it can be stored. */
export async function makeHostileHotel() {
  const database = openDatabase(ownProduct()?.databaseUrl ?? '', { connections: 2 })
  const texts = HOSTILE_TEXTS.map(cleanText).filter((text) => text !== '')
  const at = (number: number) => texts[number % texts.length] ?? ''
  const hotel = await makeHotel(database)
  const { id, slug, admin } = hotel
  const guest = await makeGuest(database, hotel, { loginName: at(1).slice(0, 100), roomNumber: '=1+1' })
  for (const [number, text] of texts.slice(0, 12).entries()) {
    await makeGuest(database, hotel, { loginName: text.slice(0, 100), roomNumber: `${number} <b>` })
  }
  const { items } = orderOf([[hotel.dishes[0], 1]])
  await database.withActor(SYSTEM, async (tx) => {
    await tx.execute(sql`UPDATE hotels SET name = ${at(1)}, contact_phone = ${at(4)} WHERE id = ${id}`)
    await tx.execute(sql`UPDATE users SET full_name = ${at(2)} WHERE id = ${admin.userId}`)
    await tx.execute(sql`UPDATE services SET label_en = ${at(2)}, label_ar = ${at(1)} WHERE hotel_id = ${id}`)
    for (const [number, text] of texts.entries()) {
      const other = at(number + 7)
      const written = text.slice(0, 200)
      await tx.execute(sql`INSERT INTO menu_items (hotel_id, name, name_ar, description, price, order_index)
        VALUES (${id}, ${written}, ${other.slice(0, 200)}, ${other.slice(0, 100)}, 100, ${number})`)
      await tx.execute(sql`INSERT INTO announcements (hotel_id, title_en, title_ar, description_en)
        VALUES (${id}, ${written}, ${other.slice(0, 200)}, ${other})`)
      await tx.execute(sql`INSERT INTO chatbot_knowledge (hotel_id, topic, content)
        VALUES (${id}, ${`${number} ${text}`.slice(0, 100)}, ${other})`)
      const lines = items.map((item) => ({ id: item.itemId, name: written, quantity: 1, price: 100 }))
      await tx.execute(sql`INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_name,
          service_icon, order_details, total_price, special_instructions, staff_notes, idempotency_key, request_hash)
        VALUES (${id}, ${guest.guestId}, ${text.slice(0, 100)}, ${other.slice(0, 20)}, ${written.slice(0, 60)},
          'UtensilsCrossed', ${JSON.stringify({ items: lines })}::jsonb, 100, ${text.slice(0, 500)}, ${other.slice(0, 500)},
          gen_random_uuid(), '\\x00')`)
      await tx.execute(sql`INSERT INTO audit_log (hotel_id, actor_kind, actor_name, action, entity, before, after)
        VALUES (${id}, 'hotel_admin', ${written}, 'update', 'menu_item',
          ${JSON.stringify({ name: text })}::jsonb, ${JSON.stringify({ name: other })}::jsonb)`)
    }
    await tx.execute(sql`INSERT INTO chat_conversations (hotel_id, session_id, device_id, guest_id, guest_name,
        room_number, language, state, handed_over_at)
      VALUES (${id}, ${`H${slug.replace(/\W/g, '')}`.padEnd(20, '0').slice(0, 20)}, 'a', ${guest.guestId}, ${at(1)},
        ${at(9).slice(0, 20)}, 'en', 'waiting', now())`)
    for (const [number, text] of texts.entries()) {
      const author = number % 2 === 0 ? 'guest' : 'assistant'
      await tx.execute(sql`INSERT INTO chat_messages (hotel_id, conversation_id, position, author, text, source)
        SELECT hotel_id, id, ${number + 1}, ${author}, ${text}, ${author === 'guest' ? null : 'default'}
        FROM chat_conversations WHERE hotel_id = ${id}`)
    }
  })
  await database.close()
  return { path: `/hotelly/${slug}`, id, signIns: signInsAt(slug, { guest, email: admin.email }) }
}
