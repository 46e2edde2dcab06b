import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { applyAccent } from '#kit/web/apply-accent.ts'
import { useSurface } from '#kit/web/surface.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { pageData } from '#kit/web/page-data.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { sampleDrawing } from './front-door/dress.ts'
import { COLORS, Dresser } from './front-door/dresser.tsx'
import { StageGround } from './front-door/stage-ground.tsx'
import { useInView } from './front-door/use-in-view.ts'

const Stage = later(() => import('./front-door/stage.tsx'), 'Stage')
const Beneath = later(() => import('./front-door/beneath.tsx'), 'Beneath')

const WIDTH = 'mx-auto w-full max-w-6xl px-5 md:px-10'

/** LAND-01: presents Hotelly to hotel operators, who see their own hotel dressed as soon as they type its name. */
export function PlatformLandingScreen() {
  const { t } = useTranslation('front-door')
  const [name, setName] = useState('')
  const [color, setColor] = useState<string>(COLORS.green)
  const [round, setRound] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const beneath = useRef<HTMLDivElement>(null)
  const isNear = useInView(beneath, { rootMargin: '40% 0px' })
  const sample = { hotel: t('stage.hotel'), color: COLORS.green }
  const typed = name.trim()
  const dress = { hotel: typed || sample.hotel, color, isSample: !typed && color === sample.color }
  useSurface('guest')
  useTitle(pageData.provider, t('title'))
  useEffect(() => applyAccent(color), [color])
  useEffect(() => () => applyAccent(null), [])

  const show = () => {
    setRound(round + 1)
    stage.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }
  return (
    <div className="overflow-x-clip">
      <header className={`${WIDTH} flex flex-wrap items-center gap-x-3 gap-y-2 py-4`}>
        <p className="me-auto font-display text-2xl font-semibold tracking-tight">{pageData.provider}</p>
        <LanguageSwitcher />
        <Link
          to="/hotelly/$slug"
          params={{ slug: DEMO_SLUG }}
          className={`${buttonClass('quiet')} rounded-full! bg-ink max-sm:px-3! max-sm:text-sm text-ground! hover:bg-ink! hover:brightness-125`}
        >
          {t('demo')}
        </Link>
      </header>
      <main>
        <div className={`${WIDTH} pt-3 pb-6 text-center md:pt-14 md:pb-9`}>
          <h1 className="mx-auto max-w-4xl font-display text-[2.25rem] leading-[1.08] font-semibold tracking-tight text-balance sm:text-[2.75rem] md:text-6xl lg:text-[4.5rem]">
            {t('headline')}
          </h1>
          <p className="mx-auto mt-3 max-w-2xl text-[1.0625rem] text-balance text-muted md:mt-5 md:text-xl">
            {t('lead')}
          </p>
          <Dresser name={name} color={color} onName={setName} onColor={setColor} onShow={show} />
        </div>
        <div ref={stage} className="mx-auto w-full max-w-[76rem] scroll-mt-3 px-3 md:px-6">
          <StageGround night={sampleDrawing(sample, 'night')}>
            <Stage dress={dress} round={round} onAgain={() => setRound(round + 1)} />
          </StageGround>
        </div>
        <div ref={beneath}>{isNear && <Beneath dress={dress} />}</div>
      </main>
      <footer className={`${WIDTH} flex flex-wrap items-center justify-between gap-4 py-7`}>
        <MadeWithLove />
        <a href={`mailto:${pageData.supportEmail}`} className={buttonClass('quiet')}>
          {t('talk')}
        </a>
      </footer>
    </div>
  )
}
