import { useTranslation } from 'react-i18next'
import { EmergencyTexts } from '#features/chat/ui/staff/emergency-texts.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { KnowledgePage } from '#features/unanswered-questions/ui/knowledge-page.tsx'
import { useTitle } from '#kit/web/title.ts'

/** What the assistant tells guests in an emergency. */
export function EmergenciesScreen() {
  const { t } = useTranslation('hotel-admin')
  const { name } = useHotel()
  useTitle(t('emergencies.title'), t('knowledge.title'), name)
  return (
    <KnowledgePage lead={t('emergencies.lead')}>
      <EmergencyTexts />
    </KnowledgePage>
  )
}
