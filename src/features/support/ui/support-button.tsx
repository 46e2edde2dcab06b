import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { openPanel, useVisit } from './use-visit.ts'
import { VisitDialog } from './visit-dialog.tsx'

type SupportProps = { hotel: { id: string; name: string } }

/** Starts a visit to a hotel's panel, after asking for a reason; or returns to the current visit. */
export function SupportButton({ hotel }: SupportProps) {
  const { t } = useTranslation('platform')
  const { data: visit } = useVisit()
  const [isAsking, setAsking] = useState(false)
  const isHere = visit?.hotelId === hotel.id
  return (
    <>
      <IconButton
        look="quiet"
        label={t('support.open', { hotel: hotel.name })}
        onClick={() => (isHere ? openPanel(visit.hotelSlug) : setAsking(true))}
        className={`!rounded-md ${isHere ? 'text-accent-text' : ''}`}
      >
        <LifeBuoy aria-hidden className="size-4.5" />
      </IconButton>
      {isAsking && <VisitDialog hotel={hotel} onClose={() => setAsking(false)} />}
    </>
  )
}
