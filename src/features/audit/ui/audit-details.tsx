import { ArrowRight, Filter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import type { AuditChange, ShownEntry } from '../contract.ts'
import { useAuditAddress } from './audit-address.ts'
import { ThingLink } from './thing-link.tsx'
import { type Place, useFieldWords } from './use-field-words.ts'
import { useSentences } from './use-sentence.ts'

/** The values before and after, with links to the thing and to more entries about the same person or thing. */
export function AuditDetails({ entry, place }: { entry: ShownEntry; place: Place }) {
  const { t } = useTranslation('hotel-admin')
  const { thingOf } = useSentences()
  const { choice, go } = useAuditAddress()
  const { changes, moreChanges, actorName, entityId, entity, name } = entry
  const isNamed = name !== null || entity === 'booking'
  return (
    <div className="grid gap-3">
      {changes.length === 0 && <p className="text-muted">{t('audit.noDetails')}</p>}
      {changes.length > 0 && (
        <dl className="grid gap-2.5">
          {changes.map((change, at) => (
            <Change key={at} change={change} place={place} />
          ))}
        </dl>
      )}
      {moreChanges > 0 && <p className="text-muted">{t('audit.moreChanges', { count: moreChanges })}</p>}
      <div className="flex flex-wrap gap-2">
        {entry.hotel === undefined && <ThingLink entry={entry} thing={thingOf(entry)} />}
        {choice.actor !== actorName && (
          <Button size="sm" look="soft" className="max-w-full" onClick={() => go({ actor: actorName })}>
            <Filter aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{t('audit.onlyPerson', { name: `\u2068${actorName}\u2069` })}</span>
          </Button>
        )}
        {entityId && choice.entityId !== entityId && isNamed && (
          <Button
            size="sm"
            look="soft"
            className="max-w-full"
            onClick={() => go({ entityId, entity: null, action: null })}
          >
            <Filter aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{t('audit.onlyThing', { name: thingOf(entry) })}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

function Change({ change, place }: { change: AuditChange; place: Place }) {
  const { t } = useTranslation('hotel-admin')
  const { fieldName, thingName, valueText } = useFieldWords(place)
  const { field, before, after } = change
  const name = thingName(change)
  const label = name === null ? fieldName(field) : t('audit.ofThing', { field: fieldName(field), name })
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted first-letter:uppercase [overflow-wrap:anywhere]">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {before !== null && (
          <del className={`bg-late-tint text-late ${valueClass}`}>
            <span className="sr-only">{t('audit.before')}: </span>
            <bdi>{valueText(change, before)}</bdi>
          </del>
        )}
        {before !== null && (
          <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" />
        )}
        {after === null ? (
          <span className="text-muted">
            <span className="sr-only">{t('audit.after')}: </span>
            {t('audit.nothing')}
          </span>
        ) : (
          <ins className={`bg-good-tint text-good no-underline ${valueClass}`}>
            <span className="sr-only">{t('audit.after')}: </span>
            <bdi>{valueText(change, after)}</bdi>
          </ins>
        )}
      </dd>
    </div>
  )
}

const valueClass = 'rounded-sm px-2 py-0.5 whitespace-pre-line [overflow-wrap:anywhere]'
