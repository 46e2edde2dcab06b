import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#kit/shared/money.ts'
import type { Dress } from './dress.ts'
import { Letter } from './letter.tsx'
import { STEPS, TIMES } from './order.ts'

const BY_HOUR = [1, 2, 5, 9, 6, 3, 4, 8, 7, 3, 2, 5, 11, 14, 9, 4]
const REACHED = 2

/** What it does for guests, for the kitchen and for the owner, each with a piece of the product. */
export function Reasons({ dress }: { dress: Dress }) {
  const { t } = useTranslation('front-door')
  return (
    <div className="mt-10 grid gap-x-8 gap-y-12 md:mt-12 lg:grid-cols-3">
      <Reason label={t('why.guests')} title={t('why.guestsTitle')} text={t('why.guestsText')}>
        <Following dress={dress} />
      </Reason>
      <Reason label={t('why.kitchen')} title={t('why.kitchenTitle')} text={t('why.kitchenText')}>
        <Cooking />
      </Reason>
      <Reason label={t('why.owner')} title={t('why.ownerTitle')} text={t('why.ownerText')}>
        <Knowing />
      </Reason>
    </div>
  )
}

type ReasonProps = { label: string; title: string; text: string; children: ReactNode }

const Reason = ({ label, title, text, children }: ReasonProps) => (
  <div className="grid content-start items-center gap-x-10 md:max-lg:grid-cols-2">
    <div aria-hidden className="grid min-h-72 place-items-center rounded-[24px] bg-tint p-5 select-none">
      <div className="w-full max-w-[19rem]">{children}</div>
    </div>
    <div>
      <p className="mt-5 text-sm font-semibold text-accent-text">{label}</p>
      <h3 className="mt-1.5 font-display text-2xl font-semibold tracking-tight">{title}</h3>
      <p className="mt-2 text-pretty text-muted">{text}</p>
    </div>
  </div>
)

function Following({ dress }: { dress: Dress }) {
  const { t } = useTranslation(['front-door', 'guest'])
  return (
    <div className="rounded-lg border border-line bg-card p-4 shadow-card">
      <div className="flex items-center gap-3">
        <Letter hotel={dress.hotel} className="size-9 rounded-sm text-base" />
        <p className="font-display text-lg font-semibold">{t('sample.order')}</p>
        <span className="ms-auto rounded-full bg-tint px-2.5 py-1 text-xs font-semibold text-accent-text">
          {t('sample.onWay')}
        </span>
      </div>
      <div className="mt-4 grid">
        {STEPS.map((step, at) => (
          <div key={step} className="relative flex items-center gap-3 pb-3.5 last:pb-0">
            {at + 1 < STEPS.length && (
              <span
                className={`absolute start-[0.6875rem] top-5 h-full w-0.5 ${at < REACHED ? 'bg-accent' : 'bg-line'}`}
              />
            )}
            <span
              className={`relative grid size-6 shrink-0 place-items-center rounded-full ${at <= REACHED ? 'bg-accent text-on-accent' : 'border-2 border-line bg-card'}`}
            >
              {at <= REACHED && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <p className={at === REACHED ? 'font-semibold' : at < REACHED ? '' : 'text-muted'}>
              {t(`guest:bookings.steps.${step}`)}
            </p>
            {at <= REACHED && <span className="tabular ms-auto text-sm text-muted">{TIMES[step]}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

function Cooking() {
  const { t } = useTranslation('front-door')
  return (
    <div className="rounded-lg bg-[oklch(19%_.008_260)] p-4 text-white shadow-card">
      <div className="flex items-start justify-between">
        <bdi className="tabular text-[2.75rem] leading-none font-bold">501</bdi>
        <bdi className="tabular rounded-sm bg-[oklch(82%_.13_80)] px-2 py-1 text-sm font-semibold text-[oklch(20%_.03_70)]">
          {t('stage.minutes', { minutes: 12 })}
        </bdi>
      </div>
      <p className="mt-3 rounded-sm bg-[oklch(30%_.05_75)] px-3 py-2 font-semibold text-[oklch(88%_.1_80)]">
        {t('sample.note')}
      </p>
      <ul className="mt-3 grid gap-1.5 text-lg">
        {(
          [
            [2, 'bass'],
            [1, 'salad'],
            [3, 'tea'],
          ] as const
        ).map(([quantity, dish]) => (
          <li key={dish} className="flex gap-3">
            <b className="tabular text-[oklch(80%_.11_160)]">{quantity}</b>
            {t(`dish.${dish}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Knowing() {
  const { t } = useTranslation('front-door')
  const most = Math.max(...BY_HOUR)
  return (
    <div className="rounded-lg border border-line bg-card p-4 shadow-card">
      <p className="font-display text-lg font-semibold">{t('sample.today')}</p>
      <dl className="mt-2 grid grid-cols-3 gap-2">
        <Figure label={t('sample.orders')} value="93" />
        <Figure label={t('sample.median')} value={t('stage.minutes', { minutes: 24 })} />
        <Figure
          label={t('sample.revenue')}
          value={formatMoney(261_800, 'USD').replace(/[.,]00(?=\D*$)/, '')}
        />
      </dl>
      <div dir="ltr" className="mt-4 flex h-20 items-end gap-1">
        {BY_HOUR.map((count, hour) => (
          <span
            key={hour}
            style={{ height: `${(count / most) * 100}%` }}
            className={`grow rounded-t-xs ${count === most ? 'bg-accent' : 'bg-accent/35'}`}
          />
        ))}
      </div>
      <div dir="ltr" className="tabular mt-1 flex justify-between text-[0.6875rem] text-muted">
        <span>07:00</span>
        <span>22:00</span>
      </div>
    </div>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end">
    <dt className="text-[0.6875rem] leading-tight text-muted">{label}</dt>
    <dd className="tabular text-lg font-bold">
      <bdi>{value}</bdi>
    </dd>
  </div>
)
