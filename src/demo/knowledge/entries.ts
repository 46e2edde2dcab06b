import type { KnowledgeDraft } from '#features/knowledge/contract.ts'
import { ARABIC } from './arabic.ts'
import { BOSNIAN } from './bosnian.ts'
import { ENGLISH } from './english.ts'

/** The demo hotel's knowledge entries, oldest first: all in English, the most common also in Arabic and Bosnian. */
export const demoKnowledge: KnowledgeDraft[] = [ENGLISH, BOSNIAN, ARABIC]
  .flatMap((entries) => Object.values(entries))
  .map(([topic, content]) => ({ topic, content, active: true }))
  .toReversed()
