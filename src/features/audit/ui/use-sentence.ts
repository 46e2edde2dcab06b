import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import type { AuditEntry } from '../contract.ts'
import { DEEDS } from './audit-words.ts'
import { useFieldWords } from './use-field-words.ts'

type Kind = keyof typeof DEEDS
type Deed = { [K in Kind]: `${K} ${(typeof DEEDS)[K][number]}` }[Kind]

export const KINDS = Object.keys(DEEDS) as Kind[]
export const isKind = (word: string | null): word is Kind => word !== null && Object.hasOwn(DEEDS, word)

const known = new Set<string>(KINDS.flatMap((kind) => DEEDS[kind].map((action) => `${kind} ${action}`)))
const isDeed = (words: string): words is Deed => known.has(words)

/** Of requests and appointments there are many of one name. */
const isWork = (entity: string) => entity === 'request' || entity === 'appointment'

/** Isolates a name, so that it keeps its own text direction within a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** A short description of an entry's subject, and of what was done. */
export function useSentences() {
  const { t } = useTranslation('hotel-admin')
  const { fieldName } = useFieldWords()

  const thingOf = ({ entity, entityId, name }: AuditEntry): string => {
    if (entity === 'booking' && entityId) return isolated(t('audit.id', { id: shortId(entityId) }))
    if (isWork(entity) && entityId && name !== null)
      return isolated(`${name} ${t('audit.id', { id: shortId(entityId) })}`)
    if (name !== null) return isolated(name)
    return isKind(entity) ? t(`audit.thing.${entity}`) : entity
  }
  const deed = (entity: string, action: string, name: string) => {
    const words = `${entity} ${action}`
    return isDeed(words) ? t(`audit.did.${words}`, { name }) : t('audit.unknown', { action: words, name })
  }
  const sentenceOf = (entry: AuditEntry): string => {
    const [only, another] = entry.changes
    if (entry.action === 'update' && only && !another) {
      return t('audit.changedField', { field: fieldName(only.field), name: thingOf(entry) })
    }
    return deed(entry.entity, entry.action, thingOf(entry))
  }
  return { thingOf, sentenceOf, deed }
}
