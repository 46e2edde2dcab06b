import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOTEL_PERIODS, type HotelPeriod } from '#features/assistant-figures/rules.ts'
import { OwnFigures } from '#features/assistant-figures/ui/own-figures.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { KnowledgePage } from '#features/unanswered-questions/ui/knowledge-page.tsx'
import { useTitle } from '#kit/web/title.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'

const [WEEK, MONTH] = HOTEL_PERIODS

/** What the assistant did for the hotel's guests. */
export function FiguresScreen() {
  const { t } = useTranslation('hotel-admin')
  const { slug, name } = useHotel()
  const [days, setDays] = useState<HotelPeriod>(WEEK)
  useTitle(t('figures.title'), t('knowledge.title'), name)
  return (
    <KnowledgePage
      lead={t('figures.lead')}
      tools={
        <Segments
          label={t('figures.period')}
          choices={HOTEL_PERIODS.map((value) => ({ value, text: t('figures.days', { count: value }) }))}
          chosen={days}
          onChoose={setDays}
        />
      }
    >
      <OwnFigures days={days}>
        {days === WEEK ? (
          <Button onClick={() => setDays(MONTH)}>{t('figures.longer', { count: MONTH })}</Button>
        ) : (
          <Link to="/hotelly/$slug/admin/chatbot" params={{ slug }} className={buttonClass('plain')}>
            {t('questions.tryIt')}
          </Link>
        )}
      </OwnFigures>
    </KnowledgePage>
  )
}
