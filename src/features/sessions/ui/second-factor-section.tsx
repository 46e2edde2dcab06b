import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { secondFactorQuery } from './use-second-factor.ts'

const SecondFactorSetup = later(() => import('./second-factor-setup.tsx'), 'SecondFactorSetup')
const SecondFactorRemoval = later(() => import('./second-factor-removal.tsx'), 'SecondFactorRemoval')

type SectionProps = { slug: string | null; email: string }

/** What the caller proves beside their password on a new device; `slug` is null for a super admin. */
export function SecondFactorSection({ slug, email }: SectionProps) {
  const { t } = useTranslation(['second-factor', 'common'])
  const { date } = useFormatters()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(secondFactorQuery(slug))
  const isOn = data ? data.since !== null : false
  const [wasOn, setWasOn] = useState(isOn)
  const open = () => {
    setWasOn(isOn)
    setOpen(true)
  }
  const Opened = wasOn ? SecondFactorRemoval : SecondFactorSetup
  return (
    <section
      aria-labelledby="second-factor"
      className="grid gap-3 rounded-lg border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="second-factor" className="flex items-center gap-2 text-lg font-semibold">
          {t('own.title')}
          {isOn && <ShieldCheck aria-hidden className="size-5 text-accent-text" />}
        </h2>
        {data && <Button onClick={open}>{t(isOn ? 'own.stop' : 'own.start')}</Button>}
      </div>
      {!data && !error && <Skeleton className="h-12" />}
      {!data && error && (
        <div className="grid justify-items-start gap-2">
          <p className="text-late">{t('own.loadFailed')}</p>
          <Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>
        </div>
      )}
      {data && (
        <p className="max-w-prose text-muted">
          {data.since
            ? `${t('own.on', { day: date(data.since) })} ${t('own.left', { count: data.recoveryLeft })}`
            : t('own.off')}
        </p>
      )}
      {isOpen && <Opened slug={slug} email={email} onClose={() => setOpen(false)} />}
    </section>
  )
}
