import { Plus, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#kit/shared/money.ts'
import { PhoneFrame } from '#kit/web/ui/phone-frame.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { firstLetter } from '#kit/shared/first-letter.ts'
import { isCurrency, priceIn } from '#features/hotels/rules.ts'

const SAMPLE = 1250
const SCHEMES = ['light', 'dark'] as const

type PreviewProps = { name: string; currency: string; color: string | null }

/** Previews the guest area in the hotel's colour on a phone, in light or in dark. */
export function GuestPreview({ name, currency, color }: PreviewProps) {
  const { t } = useTranslation('platform')
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light')
  const money = isCurrency(currency) ? currency : 'USD'
  const price = formatMoney(priceIn(money, SAMPLE, 'USD') ?? SAMPLE, money)
  return (
    <figure className="grid justify-items-center gap-3">
      <figcaption className="flex w-full flex-wrap items-center justify-between gap-2 font-medium">
        {t('hotels.preview.title')}
        <Segments
          label={t('hotels.preview.title')}
          choices={SCHEMES.map((value) => ({ value, text: t(`hotels.preview.${value}`) }))}
          chosen={scheme}
          onChoose={setScheme}
        />
      </figcaption>
      <div
        role="img"
        aria-label={`${t('hotels.preview.title')}: ${t(`hotels.preview.${scheme}`)}`}
        className="w-full max-w-75"
      >
        <PhoneFrame color={color} scheme={scheme}>
          <Screen name={name.trim() || t('hotels.form.name')} price={price} />
        </PhoneFrame>
      </div>
    </figure>
  )
}

function Screen({ name, price }: { name: string; price: string }) {
  const { t } = useTranslation('platform')
  return (
    <div className="grid min-h-126 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] text-sm">
      <div className="grid gap-2 bg-accent px-5 pt-8 pb-5 text-on-accent">
        <span className="grid size-11 place-items-center rounded-md bg-on-accent/15 text-lg font-semibold">
          {firstLetter(name)}
        </span>
        <bdi className="line-clamp-2 text-xl leading-7 font-semibold wrap-anywhere">{name}</bdi>
        <span className="truncate">
          {t('hotels.preview.evening')} · {t('hotels.preview.room')}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-between gap-3 p-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex items-center justify-between gap-2 rounded-md border border-line bg-card p-3">
            <span className="truncate font-semibold">{t('hotels.preview.service')}</span>
            <span className="truncate rounded-full bg-tint px-2.5 py-0.5 font-semibold text-accent-text">
              {t('hotels.preview.state')}
            </span>
          </div>
          <div className="flex items-center gap-3 rounded-md border border-line bg-card p-3">
            <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-tint text-accent-text">
              <UtensilsCrossed className="size-6" />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-semibold">{t('hotels.preview.dish')}</span>
              <bdi className="tabular truncate text-muted">{price}</bdi>
            </span>
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
              <Plus className="size-5" />
            </span>
          </div>
        </div>
        <div className="rounded-md bg-accent py-3 text-center font-semibold text-on-accent">
          {t('hotels.preview.order')}
        </div>
      </div>
    </div>
  )
}
