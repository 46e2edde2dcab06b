import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressOf, sceneOf } from '#features/hotels/scene/address.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { pageData } from '#kit/web/page-data.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { QrCode } from '#kit/web/ui/qr-code.tsx'
import type { Dress } from './dress.ts'
import { Letter } from './letter.tsx'
import { Reasons } from './reasons.tsx'
import { Speaking } from './speaking.tsx'
import { useDrawing } from './use-drawing.ts'

const PAGE_WIDTH = 'mx-auto w-full max-w-6xl px-5 md:px-10'
const HEADING =
  'font-display text-[2rem] leading-[1.12] font-semibold tracking-tight text-balance md:text-[2.75rem]'

const STEPS = [
  ['how.one', 'how.oneText'],
  ['how.two', 'how.twoText'],
  ['how.three', 'how.threeText'],
] as const

/** What the front door says beneath its first screen. */
export function Beneath({ dress }: { dress: Dress }) {
  const { t } = useTranslation('front-door')
  return (
    <>
      <section className={`${PAGE_WIDTH} py-18 md:py-26`}>
        <h2 className={`${HEADING} max-w-2xl`}>{t('whyTitle')}</h2>
        <Reasons dress={dress} />
      </section>
      <Speaking />
      <section className={`${PAGE_WIDTH} grid items-center gap-14 py-18 md:grid-cols-[1.2fr_1fr] md:py-26`}>
        <div>
          <h2 className={HEADING}>{t('howTitle')}</h2>
          <ol className="mt-9 grid gap-7">
            {STEPS.map(([title, text], at) => (
              <li key={title} className="flex gap-5">
                <span
                  aria-hidden
                  className="grid size-12 shrink-0 place-items-center rounded-md bg-tint font-display text-2xl font-semibold text-accent-text"
                >
                  {at + 1}
                </span>
                <div>
                  <h3 className="font-sans text-lg font-semibold">{t(title)}</h3>
                  <p className="mt-1 max-w-md text-pretty text-muted">{t(text)}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-9 text-muted">{t('payNote')}</p>
        </div>
        <SampleCard dress={dress} />
      </section>
      <Closing dress={dress} />
    </>
  )
}

/** The card for a room; its code opens the demo hotel. */
function SampleCard({ dress }: { dress: Dress }) {
  const { t } = useTranslation('front-door')
  const day = useDrawing(dress, 'day')
  return (
    <div className="relative mx-auto w-full max-w-[19rem] px-3 py-4">
      <div aria-hidden className="absolute inset-x-3 inset-y-4 -rotate-6 rounded-[22px] bg-accent" />
      <div className="relative rotate-2 overflow-hidden rounded-[22px] bg-white pb-6 text-center text-[oklch(24%_.015_60)] shadow-float">
        <img src={day} alt="" className="h-26 w-full object-cover object-[50%_64%]" />
        <Letter
          hotel={dress.hotel}
          className="relative mx-auto -mt-7 size-14 rounded-[14px] border-[3px] border-white text-2xl"
        />
        <p className="mt-2 px-5 font-display text-[1.375rem] leading-tight font-semibold wrap-anywhere">
          <bdi>{dress.hotel}</bdi>
        </p>
        <p className="mt-1 px-5 text-sm">{t('card.scan')}</p>
        <QrCode
          text={`${pageData.publicUrl ?? location.origin}/hotelly/${DEMO_SLUG}`}
          label={t('card.code')}
          className="mx-auto mt-1 size-40"
        />
        <p className="font-semibold">{t('card.room')}</p>
      </div>
    </div>
  )
}

const DEMO = { id: DEMO_SLUG, name: '', timeZone: 'Europe/Sarajevo', primaryColor: null }

/** The demo hotel by night, and two ways on. */
function Closing({ dress }: { dress: Dress }) {
  const { t } = useTranslation('front-door')
  const letter = `mailto:${pageData.supportEmail}?subject=${encodeURIComponent(t('begin', { hotel: dress.hotel }))}`
  return (
    <section className={`${PAGE_WIDTH} pb-4`}>
      <div className="relative isolate overflow-hidden rounded-[28px] bg-[#04150f] px-6 py-14 text-white sm:px-10 md:px-14 md:py-20">
        <img
          src={`${addressOf(sceneOf(DEMO))}-night.svg`}
          alt=""
          loading="lazy"
          className="absolute inset-0 -z-10 size-full object-cover object-[50%_62%] rtl:-scale-x-100"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-black/75 via-black/55 to-black/15 rtl:bg-linear-to-l" />
        <h2 className={`${HEADING} text-[2.5rem]! md:text-6xl!`}>{t('closing')}</h2>
        <p className="mt-4 max-w-md text-[1.0625rem] text-pretty">{t('closingText')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link
            to="/hotelly/$slug"
            params={{ slug: DEMO_SLUG }}
            className={`${buttonClass('quiet', 'lg')} group bg-white! text-[#161311]! hover:brightness-95`}
          >
            {t('demo')}
            <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </Link>
          <a
            href={letter}
            className={`${buttonClass('quiet', 'lg')} max-w-full shrink! border border-white/50 bg-black/35 whitespace-normal! text-white! hover:bg-black/60!`}
          >
            <span className="min-w-0 wrap-anywhere">{t('begin', { hotel: dress.hotel })}</span>
          </a>
        </div>
        <p className="mt-4 text-sm">{t('demoHint')}</p>
      </div>
    </section>
  )
}
