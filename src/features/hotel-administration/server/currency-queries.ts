import { desc, eq } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Tx } from '#kit/server/database.ts'
import type { CurrencyChange, PriceChange } from '../contract.ts'

const currencyChanges = pgTable('currency_changes', {
  hotelId: uuid('hotel_id').notNull(),
  id: uuid().notNull().defaultRandom(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  fromCurrency: text('from_currency').notNull(),
  toCurrency: text('to_currency').notNull(),
  prices: jsonb().$type<PriceChange[]>().notNull(),
  isUndo: boolean('is_undo').notNull().default(false),
})

export async function addCurrencyChange(tx: Tx, change: typeof currencyChanges.$inferInsert) {
  await tx.insert(currencyChanges).values(change)
}

/** The latest change of a hotel's currency, unless it is an undo itself or the hotel's currency has changed since. */
export async function findUndoable(
  tx: Tx,
  { id, currency }: { id: string; currency: string },
): Promise<CurrencyChange | null> {
  const [row] = await tx
    .select()
    .from(currencyChanges)
    .where(eq(currencyChanges.hotelId, id))
    .orderBy(desc(currencyChanges.changedAt))
    .limit(1)
  if (!row || row.isUndo || row.toCurrency !== currency) return null
  const { fromCurrency: from, toCurrency: to, changedAt, prices } = row
  return { from, to, changedAt: changedAt.toISOString(), prices }
}
