import { Plus, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { accentProperties } from '#kit/shared/accent.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { firstLetter } from '#kit/shared/first-letter.ts'
import { isCurrency, priceIn } from '#features/hotels/rules.ts'

const COLOR = /^#[0-9A-F]{6}$/i
const SAMPLE = 1250

type PreviewProps = { name: string; currency: string; color: string | null }

/** Previews the guest area in the hotel's colour on two small phones, light and dark. */
export function GuestPreview({ name, currency, color }: PreviewProps) {
  const { t } = useTranslation('platform')
  const own = color && COLOR.test(color) ? accentProperties(color) : {}
  const money = isCurrency(currency) ? currency : 'USD'
  const price = formatMoney(priceIn(money, SAMPLE, 'USD') ?? SAMPLE, money)
  return (
    <figure className="grid gap-2">
      <figcaption className="font-medium">{t('hotels.preview.title')}</figcaption>
      <div className="grid grid-cols-2 gap-3">
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <div
              role="img"
              aria-label={`${t('hotels.preview.title')}: ${t(`hotels.preview.${scheme}`)}`}
              className="guest-colors"
              data-theme={scheme}
              style={own}
            >
              <SmallPhone name={name.trim() || t('hotels.form.name')} price={price} />
            </div>
            <p className="text-center text-xs text-muted" aria-hidden>
              {t(`hotels.preview.${scheme}`)}
            </p>
          </div>
        ))}
      </div>
    </figure>
  )
}

function SmallPhone({ name, price }: { name: string; price: string }) {
  const { t } = useTranslation('platform')
  return (
    <div
      aria-hidden
      className="overflow-hidden rounded-[22px] border-4 border-[oklch(22%_.012_60)] bg-ground text-[0.625rem] leading-snug text-ink shadow-card select-none"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1 bg-accent px-2.5 pt-3 pb-2.5 text-on-accent">
        <span className="grid size-6 place-items-center rounded-sm bg-on-accent/15 font-semibold">
          {firstLetter(name)}
        </span>
        <span className="truncate text-[0.8125rem] font-semibold">{name}</span>
        <span className="truncate">
          {t('hotels.preview.evening')} · {t('hotels.preview.room')}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-2">
        <div className="flex items-center justify-between gap-1 rounded-sm border border-line bg-card p-1.5">
          <span className="truncate font-semibold">{t('hotels.preview.service')}</span>
          <span className="truncate rounded-full bg-tint px-1.5 font-semibold text-accent-text">
            {t('hotels.preview.state')}
          </span>
        </div>
        <div className="flex items-center gap-1.5 rounded-sm border border-line bg-card p-1.5">
          <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-tint text-accent-text">
            <UtensilsCrossed className="size-3.5" />
          </span>
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-semibold">{t('hotels.preview.dish')}</span>
            <bdi className="tabular truncate text-muted">{price}</bdi>
          </span>
          <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
            <Plus className="size-3" />
          </span>
        </div>
        <div className="rounded-sm bg-accent py-1.5 text-center font-semibold text-on-accent">
          {t('hotels.preview.order')}
        </div>
      </div>
    </div>
  )
}
