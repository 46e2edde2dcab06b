import { Plus, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#kit/shared/money.ts'
import { PhoneFrame } from '#kit/web/ui/phone-frame.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import type { Hotel } from '#features/hotels/contract.ts'
import { addressOf, sceneOf } from '#features/hotels/scene/address.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { isColor, isCurrency, priceIn } from '#features/hotels/rules.ts'

const SAMPLE = 1250
const SCHEMES = ['light', 'dark'] as const

type PreviewProps = {
  /** Null for one that is not saved yet. */
  hotel: Pick<Hotel, 'id' | 'logoUrl' | 'coverUrl' | 'timeZone'> | null
  /** As they are being typed. */
  name: string
  currency: string
  color: string | null
}

/** Previews the guests' home with the hotel's name, logo and colour on a phone, in light or in dark. */
export function GuestPreview({ hotel, name, currency, color }: PreviewProps) {
  const { t } = useTranslation('hotel-profile')
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light')
  const money = isCurrency(currency) ? currency : 'USD'
  const price = formatMoney(priceIn(money, SAMPLE, 'USD') ?? SAMPLE, money)
  return (
    <figure className="grid justify-items-center gap-3">
      <figcaption className="flex w-full flex-wrap items-center justify-between gap-2 font-medium">
        {t('preview.title')}
        <Segments
          label={t('preview.title')}
          choices={SCHEMES.map((value) => ({ value, text: t(`preview.${value}`) }))}
          chosen={scheme}
          onChoose={setScheme}
        />
      </figcaption>
      <div
        role="img"
        aria-label={`${t('preview.title')}: ${t(`preview.${scheme}`)}`}
        className="w-full max-w-75"
      >
        <PhoneFrame color={color} scheme={scheme}>
          <Screen hotel={hotel} name={name.trim() || t('form.name')} color={color} price={price} />
        </PhoneFrame>
      </div>
    </figure>
  )
}

type ScreenProps = Pick<PreviewProps, 'hotel' | 'name' | 'color'> & { price: string }

function Screen({ hotel, name, color, price }: ScreenProps) {
  const { t } = useTranslation('hotel-profile')
  const primaryColor = color && isColor(color) ? color : null
  const drawn = hotel && `${addressOf(sceneOf({ ...hotel, name, primaryColor }))}-dusk.svg`
  const cover = hotel?.coverUrl ?? drawn
  return (
    <div className="grid min-h-126 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] text-sm">
      <div className="flex items-center gap-2.5 px-4 pt-7 pb-3">
        <HotelLogo hotel={{ name, logoUrl: hotel?.logoUrl ?? null }} size="xs" />
        <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
      </div>
      <div className="relative mx-4 h-40 overflow-hidden rounded-lg bg-accent text-on-accent">
        {cover && (
          <>
            <img
              src={cover}
              alt=""
              className={`absolute inset-0 size-full object-cover object-top ${cover === drawn ? 'rtl:-scale-x-100' : ''}`}
            />
            <span className="absolute inset-0 bg-linear-to-b from-black/70 via-black/55 via-45% to-transparent to-70%" />
          </>
        )}
        <div
          className={`relative grid p-4 ${cover ? 'text-white [text-shadow:0_1px_12px_rgb(0_0_0/.45)]' : ''}`}
        >
          <span className="text-xl leading-7 font-semibold">{t('preview.evening')}</span>
          <span className="truncate">{t('preview.room')}</span>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-between gap-3 p-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex items-center justify-between gap-2 rounded-md border border-line bg-card p-3">
            <span className="truncate font-semibold">{t('preview.service')}</span>
            <span className="truncate rounded-full bg-tint px-2.5 py-0.5 font-semibold text-accent-text">
              {t('preview.state')}
            </span>
          </div>
          <div className="flex items-center gap-3 rounded-md border border-line bg-card p-3">
            <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-tint text-accent-text">
              <UtensilsCrossed className="size-6" />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-semibold">{t('preview.dish')}</span>
              <span className="tabular truncate text-muted">
                <bdi>{price}</bdi>
              </span>
            </span>
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
              <Plus className="size-5" />
            </span>
          </div>
        </div>
        <div className="rounded-md bg-accent py-3 text-center font-semibold text-on-accent">
          {t('preview.order')}
        </div>
      </div>
    </div>
  )
}
