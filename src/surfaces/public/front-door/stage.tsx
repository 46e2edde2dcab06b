import { Check, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import type { Dress } from './dress.ts'
import { AGES, type Step, STEPS, TIMES } from './order.ts'
import { SampleBoard } from './sample-board.tsx'
import { SamplePhone } from './sample-phone.tsx'
import { GROUND } from './stage-ground.tsx'
import { useDrawing } from './use-drawing.ts'
import { useInView } from './use-in-view.ts'

/** Legible on any scene. */
const NOTE = 'inline-flex max-w-full items-center gap-2 rounded-[20px] bg-black/50 px-4 py-2 text-[0.9375rem]'

/** From the phone to the board. */
const ON_ITS_WAY_MS = 900

/** The owner's hotel: a guest's phone, and the board on which the same order arrives. */
export function Stage({ dress, round, onAgain }: { dress: Dress; round: number; onAgain: () => void }) {
  const { t } = useTranslation('front-door')
  const night = useDrawing(dress, 'night')
  return (
    <section aria-label={t('stage.title', { hotel: dress.hotel })}>
      {!dress.isSample && (
        <>
          <img src={night} alt="" className={GROUND} />
          <div className="absolute inset-0 -z-10 bg-black/10" />
        </>
      )}
      <Evening key={round} dress={dress} onAgain={onAgain} />
    </section>
  )
}

function Evening({ dress, onAgain }: { dress: Dress; onAgain: () => void }) {
  const { t } = useTranslation(['front-door', 'guest'])
  const [at, setAt] = useState(0)
  const [isThere, setIsThere] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const isInView = useInView(place, { threshold: 0.25 })
  const step: Step | undefined = STEPS[at]

  useEffect(() => {
    if (!isInView) return
    const timer = setTimeout(() => setIsThere(true), ON_ITS_WAY_MS)
    return () => clearTimeout(timer)
  }, [isInView])
  useEffect(() => {
    if (!step) again.current?.focus({ preventScroll: true })
  }, [step])

  const shown = step ?? 'door'
  return (
    <div ref={place} className="px-4 pt-5 pb-6 sm:px-8 md:pt-7 lg:px-12 lg:pb-9">
      <p className="flex justify-center md:justify-end">
        <span className={`${NOTE} font-semibold`}>
          <Sparkles aria-hidden className="size-4 shrink-0" />
          <span className="wrap-anywhere">{t('stage.title', { hotel: dress.hotel })}</span>
        </span>
      </p>
      <div className="mt-5 grid items-start gap-x-8 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-x-12">
        <SamplePhone dress={dress} step={shown} />
        <SampleBoard
          dress={dress}
          step={isThere ? step : undefined}
          age={AGES[shown]}
          onAdvance={() => setAt(at + 1)}
          isMoved={at > 0}
        />
      </div>
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {step ? (
          <p className={`${NOTE} transition-opacity ${isThere ? '' : 'opacity-0'}`}>{t('stage.hint')}</p>
        ) : (
          <>
            <p className={NOTE}>
              <Check aria-hidden className="size-4.5 shrink-0" />
              {t('stage.done')}
            </p>
            <Button ref={again} size="md" onClick={onAgain}>
              {t('stage.again')}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {at > 0 && t('stage.at', { step: t(`guest:bookings.steps.${shown}`), time: TIMES[shown] })}
      </p>
    </div>
  )
}
