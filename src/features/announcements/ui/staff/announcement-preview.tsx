import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { unflatten } from '#kit/shared/texts.ts'
import { InLanguage } from '#kit/web/in-language.tsx'
import { PhonePage } from '#kit/web/ui/phone-frame.tsx'
import { Badge, Skeleton } from '#kit/web/ui/states.tsx'
import { useFontsOf } from '#kit/web/use-fonts.ts'
import type { StaffAnnouncement } from '../../contract.ts'
import { ANNOUNCEMENT_TEXTS } from '../../rules.ts'
import { AnnouncementCard } from '../announcement-card.tsx'
import type { AnnouncementTexts } from './announcement-fields.tsx'
import { staffAnnouncementsQuery } from './use-announcement-actions.ts'

const NEXT_SHOWN = 2

type PreviewProps = {
  texts: AnnouncementTexts
  imageUrl: string | null
  language: Language
  /** Null for a new one, which will be the first. */
  opened: StaffAnnouncement | null
}

/** The announcement as guests of this language will see it, above those that follow it in their list. */
export function AnnouncementPreview({ texts, imageUrl, language, opened }: PreviewProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug, primaryColor } = useHotel()
  const [now] = useState(() => new Date().toISOString())
  const { data: all = [] } = useQuery(staffAnnouncementsQuery(slug))
  useFontsOf([language])
  const { title, description } = unflatten(ANNOUNCEMENT_TEXTS, texts)
  const place = all.findIndex(({ id }) => id === opened?.id)
  const next = all.slice(place + 1).filter(({ published }) => published)
  const shown = {
    id: opened?.id ?? 'new',
    published: true,
    orderIndex: 0,
    imageUrl,
    title: { ...title, en: title.en || '…' },
    description: { ...description, en: description.en || '…' },
    createdAt: opened?.createdAt ?? now,
  }
  return (
    <PhonePage
      label={t('announcements.form.preview')}
      notes={!texts.published && <Badge>{t('announcements.hidden')}</Badge>}
      color={primaryColor}
      language={language}
    >
      <InLanguage language={language} fallback={<Skeleton className="m-4 h-80" />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 bg-ground p-5 pt-12">
          {[shown, ...next.slice(0, NEXT_SHOWN)].map((announcement) => (
            <AnnouncementCard key={announcement.id} announcement={announcement} isFirst={false} />
          ))}
        </div>
      </InLanguage>
    </PhonePage>
  )
}
