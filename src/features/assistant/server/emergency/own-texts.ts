import { and, eq, inArray } from 'drizzle-orm'
import type { Danger } from '#features/language/dangers.ts'
import type { Tx } from '#kit/server/database.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import { emergencyTexts } from '../table.ts'

/** What a hotel says in a danger in place of our text; null in a language in which it says nothing of its own. */
export type OwnTexts = Record<Language, string | null>

export async function readOwnText(
  tx: Tx,
  hotelId: string,
  danger: Danger,
  language: Language,
): Promise<string | null> {
  const { text } = emergencyTexts
  const [row] = await tx
    .select({ text })
    .from(emergencyTexts)
    .where(and(ofDanger(hotelId, danger), eq(emergencyTexts.language, language)))
  return row?.text ?? null
}

export async function listOwnTexts(tx: Tx, hotelId: string): Promise<(danger: Danger) => OwnTexts> {
  const rows = await tx.select().from(emergencyTexts).where(eq(emergencyTexts.hotelId, hotelId))
  return (danger) =>
    inLanguages(
      (language) => rows.find((row) => row.danger === danger && row.language === language)?.text ?? null,
    )
}

/** Keeps a hotel's texts of a danger; null takes one back. */
export async function saveOwnTexts(tx: Tx, hotelId: string, danger: Danger, texts: OwnTexts) {
  const kept = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    return text === null ? [] : [{ hotelId, danger, language, text }]
  })
  const gone = LANGUAGES.filter((language) => texts[language] === null)
  if (gone.length > 0)
    await tx
      .delete(emergencyTexts)
      .where(and(ofDanger(hotelId, danger), inArray(emergencyTexts.language, gone)))
  for (const row of kept)
    await tx
      .insert(emergencyTexts)
      .values(row)
      .onConflictDoUpdate({
        target: [emergencyTexts.hotelId, emergencyTexts.danger, emergencyTexts.language],
        set: { text: row.text },
      })
}

const ofDanger = (hotelId: string, danger: Danger) =>
  and(eq(emergencyTexts.hotelId, hotelId), eq(emergencyTexts.danger, danger))
