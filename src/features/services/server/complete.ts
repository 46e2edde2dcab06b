import { ALL } from '#features/categories/all.ts'
import { textsOf } from '#features/categories/texts.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import type { Service } from '../contract.ts'
import { addCategories, addServices, listIncomplete, lockCompleting } from './queries.ts'

const BATCH = 1000

export const labelOf = ({ category }: Pick<Service, 'category'>) =>
  inLanguages((language) => textsOf(category, language).name)

/**
 * Adds the categories that are new to this installation: to the platform's switches, and to every hotel as coming soon,
 * behind what it has. Safe to run in several processes at once.
 */
export const completeServices = (database: Database) =>
  database.withActor(SYSTEM, async (tx) => {
    await lockCompleting(tx)
    await addCategories(tx)
    const missing = (await listIncomplete(tx)).flatMap(({ hotelId, categories, places }) =>
      ALL.filter(({ category }) => !categories.includes(category)).map(({ category, icon }, index) => ({
        hotelId,
        category,
        icon,
        path: null,
        label: labelOf({ category }),
        orderIndex: places + index,
      })),
    )
    for (let done = 0; done < missing.length; done += BATCH)
      await addServices(tx, missing.slice(done, done + BATCH))
  })
