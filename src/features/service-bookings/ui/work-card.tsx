import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#kit/web/use-now.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { GuestWork } from '../contract.ts'
import { placeOf } from '../progress.ts'
import { stepsOf, wordOf } from '../rules.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import { useWorkWords } from './use-work-words.ts'

type WorkCardProps = { work: GuestWork; room: string; onOpen: () => void }

/** A request or an appointment that lies ahead: what it is, when, how far it has come; a tap anywhere opens it. */
export function WorkCard({ work, room, onOpen }: WorkCardProps) {
  const { t } = useTranslation(['work', 'guest'])
  const { money } = useFormatters(work.currency)
  const { nameOf, whenText, movedText, answersText } = useWorkWords()
  const now = useNow()
  const name = nameOf(work)
  const steps = stepsOf(work)
  const current = placeOf(work)
  const moved = movedText(work, now)
  const facts = [
    answersText(work),
    work.places !== null && work.places > 1 ? t('guest.people', { count: work.places }) : '',
    work.totalPrice > 0 ? `\u2068${money(work.totalPrice)}\u2069` : '',
    work.roomNumber === room ? '' : t('guest:bookings.room', { room: work.roomNumber }),
  ].filter(Boolean)
  return (
    <article className="group relative animate-rise overflow-hidden rounded-lg border border-line bg-card shadow-card outline-offset-2 outline-accent transition has-focus-visible:outline-2 hover:shadow-float">
      <div className="flex min-h-31">
        <OfferPicture offer={work} className="w-26 self-stretch narrow:hidden" />
        <div className="flex min-w-0 grow flex-col justify-center gap-2 px-4 py-3.5">
          <div>
            <h3 className="line-clamp-2 font-sans text-[1.0625rem] leading-snug font-semibold">
              <bdi>{name}</bdi>
            </h3>
            {facts.length > 0 && (
              <p className="line-clamp-2 text-[0.9375rem] text-muted">{facts.join(' · ')}</p>
            )}
          </div>
          <div>
            <ol aria-label={t('guest.progress')} className="flex gap-1.5">
              {steps.map(({ status, word }, place) => (
                <li key={status} aria-current={place === current ? 'step' : undefined} className="grow">
                  <span
                    aria-hidden
                    className={`block h-1.5 rounded-full transition-colors ${place <= current ? 'bg-accent' : 'bg-line'}`}
                  />
                  <span className="sr-only">{t(`steps.${word}`)}</span>
                </li>
              ))}
            </ol>
            <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-[0.9375rem]">
              <span role="status" className="font-semibold text-accent-text">
                <span key={work.status} className="inline-block animate-rise">
                  {t(`steps.${wordOf(work)}`)}
                </span>
              </span>
              <span className="tabular font-medium first-letter:uppercase">{whenText(work, now)}</span>
            </p>
            {moved && <p className="mt-0.5 text-sm text-wait">{moved}</p>}
          </div>
        </div>
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-11 w-full items-center justify-between gap-3 border-t border-line px-4 text-[0.9375rem] font-semibold text-accent-text outline-none after:absolute after:inset-0"
      >
        <span>
          {t('guest.open')}
          <span className="sr-only">, {name}</span>
        </span>
        <ArrowRight
          aria-hidden
          className="size-4.5 shrink-0 transition group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
        />
      </button>
    </article>
  )
}
