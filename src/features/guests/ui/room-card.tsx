import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import type { Guest } from '../contract.ts'

/** The card that lies in the room, to look at and to print on 80 x 120 mm. */
export function RoomCardDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <>
      <Dialog
        title={t('guests.cardTitle', { room: guest.roomNumber })}
        onClose={onClose}
        footer={
          <Button look="primary" data-first-focus onClick={() => print()}>
            <Printer aria-hidden className="size-4" />
            {t('guests.cardPrint')}
          </Button>
        }
      >
        <div className="mx-auto w-[80mm] max-w-full rounded-md border border-line shadow-card [aspect-ratio:80/120]">
          <RoomCard guest={guest} />
        </div>
      </Dialog>
      {createPortal(
        <div className="room-card hidden print:block">
          <RoomCard guest={guest} />
        </div>,
        document.body,
      )}
    </>
  )
}

/** Black on white, as it is printed. */
function RoomCard({ guest }: { guest: Guest }) {
  const { t } = useTranslation('hotel-admin')
  const { name, slug } = useHotel()
  const address = `${location.host}/hotelly/${slug}/guest-login`
  return (
    <div className="flex h-full flex-col justify-between gap-3 rounded-md bg-white p-[7mm] text-center text-black">
      <div className="grid gap-1">
        <p className="text-xl leading-tight font-semibold">{name}</p>
        <p>{t('guests.cardLead')}</p>
      </div>
      <div className="grid gap-1 border-y border-black/25 py-[4mm]">
        <p className="text-sm">{t('guests.cardOpen')}</p>
        <p className="text-base leading-snug font-semibold break-words">
          <bdi dir="ltr">{withBreaks(address)}</bdi>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-2">
        <div>
          <dt className="text-sm">{t('guests.cardName')}</dt>
          <dd className="text-lg leading-tight font-bold break-words">
            <bdi>{guest.loginName}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm">{t('guests.cardRoom')}</dt>
          <dd className="text-lg leading-tight font-bold">
            <bdi>{guest.roomNumber}</bdi>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** An address breaks after its slashes. */
const withBreaks = (address: string) => address.replaceAll('/', '/\u200B')
