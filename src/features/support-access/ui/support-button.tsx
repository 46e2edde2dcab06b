import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { openPanel, useVisit } from './use-visit.ts'
import { VisitDialog } from './visit-dialog.tsx'

type SupportProps = { hotel: { id: string; name: string } }

/** Starts a visit to a hotel's panel, after asking for a reason; or returns to the current visit. */
export function useSupport(hotel: SupportProps['hotel']) {
  const { data: visit } = useVisit()
  const [isAsking, setAsking] = useState(false)
  const isHere = visit?.hotelId === hotel.id
  return {
    isHere,
    open: () => (isHere ? openPanel(visit.hotelSlug) : setAsking(true)),
    dialog: isAsking && <VisitDialog hotel={hotel} onClose={() => setAsking(false)} />,
  }
}

export function SupportButton({ hotel }: SupportProps) {
  const { t } = useTranslation('platform')
  const { isHere, open, dialog } = useSupport(hotel)
  return (
    <>
      <IconButton
        look="quiet"
        label={t('support.open', { hotel: hotel.name })}
        onClick={open}
        className={`!rounded-md ${isHere ? 'text-accent-text' : ''}`}
      >
        <LifeBuoy aria-hidden className="size-4.5" />
      </IconButton>
      {dialog}
    </>
  )
}
