import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useAvoidedWords } from './avoided.ts'

/** What the chosen guest avoids, as their list of this stay says; nothing where it is empty. */
export function PhoneAvoids({ avoids, isUnknown }: { avoids: readonly Trait[]; isUnknown: boolean }) {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  const { list } = useFormatters()
  const { wanted } = useAvoidedWords()
  return (
    <div role="status">
      {isUnknown && <p className={`${STRIP} bg-wait-tint text-wait`}>{t('bookings.phone.avoidsUnknown')}</p>}
      {avoids.length > 0 && (
        <p className={`${STRIP} bg-[oklch(47%_0.18_27)] text-white`}>
          <TriangleAlert aria-hidden className="size-[1.2em] shrink-0" />
          <span className="min-w-0">
            {t('traits:guestAvoids')}: <strong className="uppercase">{list(avoids.map(wanted))}</strong>
          </span>
        </p>
      )}
    </div>
  )
}

const STRIP = 'flex items-center gap-2 rounded-md px-3.5 py-2 font-medium'
