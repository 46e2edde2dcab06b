import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { inEnglish, type Texts, unflatten } from '#kit/shared/texts.ts'
import { PhonePreview } from '#kit/web/ui/phone-frame.tsx'
import { ANNOUNCEMENT_TEXTS } from '../../rules.ts'
import { AnnouncementCard } from '../announcement-card.tsx'
import type { AnnouncementTexts } from './announcement-fields.tsx'

type PreviewProps = {
  texts: AnnouncementTexts
  imageUrl: string | null
  language: Language
  /** Null for a new one. */
  createdAt: string | null
}

/** The announcement as guests of this language will see it. */
export function AnnouncementPreview({ texts, imageUrl, language, createdAt }: PreviewProps) {
  const { t } = useTranslation('hotel-admin')
  const { primaryColor } = useHotel()
  const [now] = useState(() => new Date().toISOString())
  const { title, description } = unflatten(ANNOUNCEMENT_TEXTS, texts)
  /** In the language of the tab rather than the screen; a single text serves as the fallback. */
  const shown = (part: Texts) => inEnglish(localized(part, language) || '…')
  return (
    <PhonePreview label={t('announcements.form.preview')} color={primaryColor} language={language}>
      <AnnouncementCard
        isFirst={false}
        announcement={{
          id: '',
          published: true,
          orderIndex: 0,
          imageUrl,
          title: shown(title),
          description: shown(description),
          createdAt: createdAt ?? now,
        }}
      />
    </PhonePreview>
  )
}
