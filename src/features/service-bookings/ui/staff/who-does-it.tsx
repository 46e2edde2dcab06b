import { type FormEvent, useState } from 'react'
import { TriangleAlert, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lengthOf } from '#kit/shared/text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../../contract.ts'
import { NAME_LENGTH } from '../../limits.ts'
import type { Change } from './change.ts'

type WhoProps = { booking: ServiceBooking; isBusy: boolean; onChange: (change: Change) => void }

/** Who does it: with whom or where an appointment is, oneself, somebody by name, or nobody; and whether help is needed. */
export function WhoDoesIt({ booking, isBusy, onChange }: WhoProps) {
  const { t } = useTranslation('work')
  const [name, setName] = useState<string | null>(null)
  const localized = useLocalized()
  const { takenBy, resource, escalatedAt } = booking
  // who gives an appointment is chosen with its time
  const isChosen = resource !== null && takenBy === null
  const who = takenBy ?? (resource && localized(resource.name))
  const isReady = name !== null && name.trim() !== '' && lengthOf(name) <= NAME_LENGTH
  const assign = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    onChange({ kind: 'take', name: name.trim() })
    setName(null)
  }
  return (
    <section aria-label={t('desk.who')} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto flex min-w-0 items-center gap-2 font-semibold">
          <UserRound aria-hidden className="size-4.5 shrink-0 text-muted" />
          {who ? <bdi className="min-w-0 wrap-anywhere">{who}</bdi> : t('desk.nobody')}
        </p>
        {!isChosen && (
          <>
            <Button disabled={isBusy} onClick={() => onChange({ kind: 'take' })}>
              {t('desk.advance.take')}
            </Button>
            <Button
              disabled={isBusy}
              aria-expanded={name !== null}
              onClick={() => setName(name === null ? '' : null)}
            >
              {t('desk.assign')}
            </Button>
          </>
        )}
        {takenBy && (
          <Button disabled={isBusy} onClick={() => onChange({ kind: 'take', name: null })}>
            {t('desk.giveBack')}
          </Button>
        )}
        <Button
          disabled={isBusy}
          aria-pressed={escalatedAt !== null}
          look={escalatedAt ? 'danger' : 'plain'}
          onClick={() => onChange({ kind: 'escalate', isEscalated: escalatedAt === null })}
        >
          <TriangleAlert aria-hidden className="size-4" />
          {t(escalatedAt ? 'desk.escalated' : 'desk.escalate')}
        </Button>
      </div>
      {name !== null && (
        <form noValidate onSubmit={assign} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              autoFocus
              label={t('desk.assignTo')}
              limit={NAME_LENGTH}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <Button type="submit" look="primary" disabled={!isReady} isBusy={isBusy} className="min-h-12">
            {t('desk.assign')}
          </Button>
        </form>
      )}
    </section>
  )
}
