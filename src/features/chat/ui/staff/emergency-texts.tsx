import { useQuery } from '@tanstack/react-query'
import { Pencil, Phone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { languageName } from '#kit/shared/language-name.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { Badge, Skeleton } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { EmergencyTexts as Texts } from '../../emergency-contract.ts'
import { chatApi } from '../api.ts'
import { EmergencyForm } from './emergency-form.tsx'

/** What guests are told in each kind of emergency, with the number that they dial; the hotel may say it in its own words. */
export function EmergencyTexts() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const asked = useQuery(chatApi.query.listEmergencyTexts.queryOptions({ input: { slug } }))
  const { data, error, isFetching, refetch } = asked
  const [editing, setEditing] = useState<Texts['danger'] | null>(null)
  const edited = data?.find(({ danger }) => danger === editing)
  if (!data && error)
    return (
      <LoadFailure
        title={t('emergencies.loadFailed')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={t('common:loading')} className="grid gap-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    )
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-card">
        {data.map((texts) => (
          <DangerRow key={texts.danger} texts={texts} onEdit={() => setEditing(texts.danger)} />
        ))}
      </ul>
      {edited && <EmergencyForm key={edited.danger} texts={edited} onClose={() => setEditing(null)} />}
    </>
  )
}

function DangerRow({ texts, onEdit }: { texts: Texts; onEdit: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const reader = useLanguage()
  const { list } = useFormatters()
  const { danger, number, own, ours } = texts
  const name = t(`inbox.danger.${danger}`)
  const written = LANGUAGES.filter((language) => own[language] !== null)
  return (
    <li className="grid items-start gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[1fr_auto] lg:px-5">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="text-lg font-semibold">{name}</h2>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm">
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <Phone aria-hidden className="size-4 shrink-0" />
            {t('emergencies.dialled', { number })}
          </span>
          <Badge tone={written.length > 0 ? 'accent' : 'neutral'}>
            {written.length > 0
              ? t('emergencies.ownIn', {
                  languages: list(written.map((language) => languageName(language, reader))),
                })
              : t('emergencies.ours')}
          </Badge>
        </p>
        <p dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere text-muted">
          {own[reader] ?? ours[reader]}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={t('editor.editOf', { name })}
        onClick={onEdit}
        className="justify-self-start pointer-coarse:min-h-11"
      >
        <Pencil aria-hidden className="size-4" />
        {t('emergencies.edit')}
      </Button>
    </li>
  )
}
