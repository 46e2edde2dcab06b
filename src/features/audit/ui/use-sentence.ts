import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { AuditEntry, ShownEntry } from '../contract.ts'
import { onlyFieldOf, type Run } from '../runs.ts'
import { DEEDS } from './audit-words.ts'
import { useFieldWords } from './use-field-words.ts'

type Kind = keyof typeof DEEDS
type Deed = { [K in Kind]: `${K} ${(typeof DEEDS)[K][number]}` }[Kind]

export const KINDS = Object.keys(DEEDS) as Kind[]
export const isKind = (word: string | null): word is Kind => word !== null && Object.hasOwn(DEEDS, word)

const known = new Set<string>(KINDS.flatMap((kind) => DEEDS[kind].map((action) => `${kind} ${action}`)))
const isDeed = (words: string): words is Deed => known.has(words)

/** So many names of a run are said. */
const NAMES_SHOWN = 3

/** Of requests and appointments there are many of one name. */
const isWork = (entity: string) => entity === 'request' || entity === 'appointment'

/** Isolates a name, so that it keeps its own text direction within a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** A short description of an entry's subject, and of what was done. */
export function useSentences() {
  const { t } = useTranslation('hotel-admin')
  const { fieldName } = useFieldWords()
  const { list } = useFormatters()

  const roomOf = (roomNumber: string) => t('inbox.room', { room: roomNumber })
  const thingOf = ({ entity, entityId, name, roomNumber }: AuditEntry): string => {
    const told = [...(name === null ? [] : [name]), ...(roomNumber === null ? [] : [roomOf(roomNumber)])]
    // the number alone tells one booking from another where nothing else is known of it
    const isBare = entity === 'booking' ? told.length === 0 : isWork(entity) && told.length === 1
    if (isBare && entityId) return isolated([...told, t('audit.id', { id: shortId(entityId) })].join(' '))
    if (told.length > 0) return isolated(told.join(' · '))
    return isKind(entity) ? t(`audit.thing.${entity}`) : entity
  }
  const deed = (entity: string, action: string, name: string) => {
    const words = `${entity} ${action}`
    return isDeed(words) ? t(`audit.did.${words}`, { name }) : t('audit.unknown', { action: words, name })
  }
  /** What was done, of several the first names. */
  const sentenceOf = (run: Run) => {
    const [newest, ...others] = run
    const field = onlyFieldOf(newest)
    const name = others.length === 0 ? thingOf(newest) : namesOf(run)
    return field === null
      ? deed(newest.entity, newest.action, name)
      : t('audit.changedField', { field: fieldName(field), name })
  }
  const namesOf = (run: Run) => {
    const nameIn = (entry: ShownEntry) => {
      const { entity, name, roomNumber } = entry
      if (isWork(entity) && name !== null) return isolated(name)
      return entity === 'booking' && roomNumber !== null ? isolated(roomOf(roomNumber)) : thingOf(entry)
    }
    const names = Map.groupBy(run, nameIn)
    const first = [...names].slice(0, NAMES_SHOWN)
    const said = first.map(([name, { length }]) => (length > 1 ? `${name} ×${length}` : name))
    const others = names.size - first.length
    return list(others > 0 ? [...said, t('audit.others', { count: others })] : said)
  }
  return { thingOf, sentenceOf, deed }
}
