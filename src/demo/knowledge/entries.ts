import type { KnowledgeDraft } from '#features/knowledge/contract.ts'
import { ARABIC } from './arabic.ts'
import { BOSNIAN } from './bosnian.ts'
import { ENGLISH } from './english.ts'

/** What the demo hotel's assistant knows, oldest first: all in English, the most asked in Arabic and Bosnian too. */
export const demoKnowledge: KnowledgeDraft[] = [ENGLISH, BOSNIAN, ARABIC]
  .flatMap((entries) => Object.values(entries))
  .map(([topic, content]) => ({ topic, content, active: true }))
  .toReversed()
