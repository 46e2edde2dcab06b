import { randomUUID } from 'node:crypto'
import { newOffer } from '#features/service-items/editing.ts'
import { addOffer } from '#features/service-items/server/offer-queries.ts'
import { addResource } from '#features/service-items/server/resource-queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { inEnglish, type Texts } from '#kit/shared/texts.ts'
import type { DemoText } from './menu.ts'
import { type DemoOffer, demoOffers, demoResources } from './offers.ts'

const textsOf = (text: DemoText): Texts => ({ ...inEnglish(''), ...text })

const questionsOf = ({ questions = [] }: DemoOffer) =>
  questions.map((question) => {
    const asked = { id: randomUUID(), label: textsOf(question.label) }
    if (question.kind !== 'choice') return { ...question, ...asked }
    const choices = question.choices.map(({ label, price }) => ({
      id: randomUUID(),
      label: textsOf(label),
      price,
    }))
    return { ...question, ...asked, choices }
  })

/**
 * What the demo hotel's guests can ask for and book.
 * @param urls those of the pictures, by the names of their files
 */
export async function seedOffers(tx: Tx, hotelId: string, urls: ReadonlyMap<string, string>) {
  const ids = new Map<string, string>()
  for (const { key, name, capacity, spans } of demoResources) {
    const week = Array.from({ length: 7 }, () => spans)
    const resource = { name: textsOf(name), capacity, week, exceptions: [], isEnabled: true }
    ids.set(key, (await addResource(tx, hotelId, resource)).id)
  }
  for (const offer of demoOffers) {
    const { name, description, location, picture, resources = [], ...settings } = offer
    await addOffer(tx, hotelId, {
      ...newOffer(settings.category),
      ...settings,
      questions: questionsOf(offer),
      name: textsOf(name),
      description: textsOf(description),
      ...(location ? { location: textsOf(location) } : {}),
      resourceIds: resources.flatMap((key) => ids.get(key) ?? []),
      imageUrl: urls.get(picture) ?? null,
    })
  }
}
