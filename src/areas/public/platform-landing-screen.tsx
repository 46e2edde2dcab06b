import { Link } from '@tanstack/react-router'
import { ArrowRight, Languages, type LucideIcon, Palette, Route, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { useArea, useTitle } from '#kit/web/area.ts'
import { pageData } from '#kit/web/page-data.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { SamplePhone } from './sample-phone.tsx'

const WHY = [
  { icon: UtensilsCrossed, title: 'platform.why.order', text: 'platform.why.orderText' },
  { icon: Route, title: 'platform.why.follow', text: 'platform.why.followText' },
  { icon: Languages, title: 'platform.why.speak', text: 'platform.why.speakText' },
  { icon: Palette, title: 'platform.why.yours', text: 'platform.why.yoursText' },
] as const

const HOW = [
  { title: 'platform.how.one', text: 'platform.how.oneText' },
  { title: 'platform.how.two', text: 'platform.how.twoText' },
  { title: 'platform.how.three', text: 'platform.how.threeText' },
] as const

const WIDTH = 'mx-auto w-full max-w-6xl px-6 md:px-10'

/** LAND-01: presents Hotelly to hotel operators. */
export function PlatformLandingScreen() {
  const { t } = useTranslation('guest')
  useArea('guest')
  useTitle(pageData.provider, t('platform.title'))
  return (
    <div className="overflow-x-clip">
      <header className={`${WIDTH} flex items-center justify-between py-5`}>
        <p className="font-display text-2xl font-semibold tracking-tight">{pageData.provider}</p>
        <LanguageSwitcher />
      </header>
      <main>
        <Hero />
        <Why />
        <How />
        <Closing />
      </main>
      <footer className={`${WIDTH} py-8`}>
        <MadeWithLove />
      </footer>
    </div>
  )
}

const DemoLink = ({ className = '' }: { className?: string }) => {
  const { t } = useTranslation('guest')
  return (
    <Link
      to="/hotelly/$slug"
      params={{ slug: DEMO_SLUG }}
      className={`${buttonClass('primary', 'lg')} group ${className}`}
    >
      {t('platform.demo')}
      <ArrowRight
        aria-hidden
        className="size-5 transition group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
      />
    </Link>
  )
}

function Hero() {
  const { t } = useTranslation('guest')
  return (
    <section
      className={`${WIDTH} grid items-center gap-14 pt-8 pb-20 lg:grid-cols-[1.15fr_1fr] lg:pt-12 lg:pb-28`}
    >
      <div className="max-w-xl">
        <p className="font-medium text-accent-text">{t('platform.title')}</p>
        <h1 className="mt-4 font-display text-[2.75rem] leading-[1.06] font-semibold tracking-tight md:text-6xl lg:text-[4.25rem]">
          {t('platform.headline')}
        </h1>
        <p className="mt-6 text-lg text-pretty text-muted md:text-xl">{t('platform.lead')}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <DemoLink />
          <a href={`mailto:${pageData.supportEmail}`} className={buttonClass('plain', 'lg')}>
            {t('platform.talk')}
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">{t('platform.demoHint')}</p>
      </div>
      <SamplePhone />
    </section>
  )
}

function Why() {
  const { t } = useTranslation('guest')
  return (
    <section className="border-y border-line bg-card py-18 md:py-24">
      <div className={WIDTH}>
        <h2 className="max-w-2xl text-3xl font-semibold tracking-tight md:text-[2.75rem]">
          {t('platform.whyTitle')}
        </h2>
        <div className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
          {WHY.map((reason) => (
            <Reason key={reason.title} icon={reason.icon} title={t(reason.title)} text={t(reason.text)} />
          ))}
        </div>
      </div>
    </section>
  )
}

const Reason = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <div>
    <span className="grid size-12 place-items-center rounded-md bg-tint text-accent-text">
      <Icon aria-hidden className="size-6" />
    </span>
    <h3 className="mt-5 text-xl font-semibold">{title}</h3>
    <p className="mt-2 text-pretty text-muted">{text}</p>
  </div>
)

function How() {
  const { t } = useTranslation('guest')
  return (
    <section className={`${WIDTH} py-18 md:py-24`}>
      <h2 className="text-3xl font-semibold tracking-tight md:text-[2.75rem]">{t('platform.howTitle')}</h2>
      <ol className="mt-12 grid gap-10 md:grid-cols-3">
        {HOW.map((step, at) => (
          <li key={step.title} className="border-t-2 border-accent pt-5">
            <span aria-hidden className="font-display text-4xl font-semibold text-accent-text">
              {at + 1}
            </span>
            <h3 className="mt-3 text-xl font-semibold">{t(step.title)}</h3>
            <p className="mt-2 text-pretty text-muted">{t(step.text)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-12 text-muted">{t('platform.payNote')}</p>
    </section>
  )
}

function Closing() {
  const { t } = useTranslation('guest')
  return (
    <section className={WIDTH}>
      <div className="grid justify-items-center rounded-[28px] bg-tint px-6 py-16 text-center md:py-20">
        <h2 className="max-w-2xl text-3xl font-semibold tracking-tight md:text-[2.75rem]">
          {t('platform.closing')}
        </h2>
        <p className="mt-4 max-w-xl text-[1.0625rem] text-pretty text-muted">{t('platform.closingText')}</p>
        <DemoLink className="mt-8" />
      </div>
    </section>
  )
}
