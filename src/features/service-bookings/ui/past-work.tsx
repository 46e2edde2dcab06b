import { useTranslation } from 'react-i18next'
import { PastLine } from '#features/bookings/ui/past-line.tsx'
import { shortId } from '#kit/shared/ids.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestWork } from '../contract.ts'
import { wordOf } from '../rules.ts'
import { useWorkWords } from './use-work-words.ts'

/** A request or an appointment that is over, in one line; a tap shows the rest. */
export function PastWork({ work, onOpen }: { work: GuestWork; onOpen: () => void }) {
  const { t } = useTranslation('work')
  const { nameOf, formerText } = useWorkWords()
  const former = formerText(work, useNow())
  return (
    <article className="animate-rise py-1">
      <PastLine
        isCancelled={work.status === 'cancelled'}
        word={t(`steps.${wordOf(work)}`)}
        at={former ? null : (work.deliveredAt ?? work.cancelledAt ?? work.createdAt)}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <bdi>{nameOf(work)}</bdi>
        {former && <span className="tabular"> · {former}</span>}
        <span className="sr-only">{t(`guest.details.${work.kind}`, { id: shortId(work.id) })}</span>
      </PastLine>
    </article>
  )
}
