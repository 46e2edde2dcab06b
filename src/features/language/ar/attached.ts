import type { AttachedWords } from '../kinds/words.ts'

export const ATTACHED: AttachedWords = {
  and: 'و',
  article: 'ال',
  /** `الغرف`, `بالمنيو`, `والعشاء`. */
  front: /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u,
  /** "With", "for", "so" and "as". */
  prefix: /^[بلفكوه](?=.{3})/,
  /** `وبالمكسرات`, `للجوز`. */
  inNotes: { and: /^[وف](?=.{3})/, article: /^(?:[بكلعهم]?ال|لل)(?=.{2})/, prefix: /^[بكل](?=.{3})/ },
  joined: /^و.{3}/,
}
