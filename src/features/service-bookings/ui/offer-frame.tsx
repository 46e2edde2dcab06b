import { MapPin, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { focusTooLong } from '#kit/web/too-long.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import { Problem } from '#features/bookings/ui/problem.tsx'
import type { GuestServiceBooking } from '../contract.ts'
import { fittingAnswers, type Missing, missingIn, totalOf } from '../draft.ts'
import { WordsField } from './question-field.tsx'
import { Questions } from './questions.tsx'
import { SendButton } from './send-button.tsx'
import { NO_TIMES } from './use-change-service-booking.ts'
import type { Drafting } from './use-draft.ts'
import { useOfferWords } from './use-offer-words.ts'
import { useSendServiceBooking } from './use-send-service-booking.ts'

/** What the surface asks of every kind: an offer in its sheet. */
export type OfferSheetProps = {
  offer: GuestOffer
  /** It was taken back while it stood open. */
  isGone: boolean
  onSent: (booking: GuestServiceBooking) => void
  onClose: () => void
}

type OfferFrameProps = OfferSheetProps & {
  drafting: Drafting
  /** For when it is wanted, where that can be said. */
  due?: ReactNode
  /** The time that has to be free, where one has to be chosen. */
  slot?: {
    choice: ReactNode
    places: number
    startsAt: string | null
    /** Somebody else has it meanwhile. */
    isTaken: boolean
    /** Told when somebody wants to book. */
    onFinish: () => void
    refresh: () => Promise<unknown>
    lead: (within: HTMLElement | null) => void
  }
}

/** An offer with everything usual filled in, from beneath: asked for or booked with one more tap. */
export function OfferFrame({ offer, isGone, drafting, due, slot, onSent, onClose }: OfferFrameProps) {
  const { t } = useTranslation(['work', 'common', 'guest'])
  const { money } = useFormatters(offer.currency)
  const { priceText, timeText } = useOfferWords()
  const localized = useLocalized()
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const { draft, change } = drafting
  const { send, attempt, problem } = useSendServiceBooking({
    offer,
    drafting,
    onSent,
    times: slot ? { refresh: slot.refresh, lead: () => slot.lead(body.current) } : NO_TIMES,
  })
  const [missing, setMissing] = useState<Missing[]>([])
  const [before] = useState(offer)

  const places = slot?.places ?? 1
  const answers = fittingAnswers(offer, draft.answers)
  const total = totalOf(offer, answers, places)
  const isPricedAnew = totalOf(before, fittingAnswers(before, draft.answers), places) !== total
  const text = localized(offer.description)
  const location = offer.kind === 'appointment' ? localized(offer.location) : ''
  const news = () => {
    if (isGone) return t('guest.refused.gone')
    if (problem || attempt > 0) return problem
    if (slot?.isTaken) return t('guest.refused.taken')
    return isPricedAnew ? t('guest.refused.changed') : null
  }
  const focus = (selector: string) => body.current?.querySelector<HTMLElement>(selector)?.focus()
  const finish = () => {
    slot?.onFinish()
    if (slot?.startsAt === null) return slot.lead(body.current)
    // a picture that is on its way, or that could not be sent, belongs to what is sent
    if (body.current?.querySelector('[data-unsent]')) return focus('[data-unsent]')
    const found = missingIn(offer, answers)
    setMissing(found)
    if (found[0]) return focus(`[id="${found[0].id}"] :is(textarea, input, button:enabled)`)
    if (!focusTooLong(body.current ?? undefined)) void send(total, answers)
  }

  return (
    <Sheet titleId={titleId} className="max-h-[calc(100dvh-2rem)] max-w-xl" onClose={onClose}>
      <div className="grid max-h-[calc(100dvh-2rem)] grid-rows-[1fr_auto]">
        <div ref={body} className="overflow-y-auto">
          <header className="flex items-start gap-4 px-5 pt-5 narrow:flex-wrap">
            <OfferPicture offer={offer} className="size-24 rounded-lg" iconClass="size-10" />
            <div className="min-w-0 grow">
              <h2 id={titleId} className="font-display text-2xl font-semibold tracking-tight wrap-anywhere">
                <bdi>{localized(offer.name)}</bdi>
              </h2>
              <p className="mt-0.5 font-medium text-accent-text">{timeText(offer)}</p>
              <p className="tabular text-[0.9375rem] text-muted">{priceText(offer)}</p>
              {location && (
                <p className="flex gap-1.5 text-[0.9375rem] text-muted">
                  <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
                  <span className="sr-only">{t('guest.where')}: </span>
                  <bdi className="min-w-0 wrap-anywhere">{location}</bdi>
                </p>
              )}
            </div>
            <IconButton look="quiet" label={t('common:close')} onClick={onClose} className="-me-2 -mt-2">
              <X aria-hidden className="size-5" />
            </IconButton>
          </header>
          {text && (
            <p className="px-5 pt-3 text-pretty wrap-anywhere text-muted">
              <bdi>{text}</bdi>
            </p>
          )}
          <fieldset
            disabled={attempt > 0}
            aria-label={localized(offer.name)}
            className="grid min-w-0 grid-cols-1 gap-5 px-5 pt-5 pb-6"
          >
            {slot?.choice}
            <Questions
              questions={offer.questions}
              answers={answers}
              missing={missing}
              money={money}
              onAnswers={(given) => change({ answers: given })}
            />
            {due}
            {!offer.questions.some(({ kind }) => kind === 'note') && (
              <WordsField
                label={t('guest.note')}
                text={draft.note}
                limit={NOTE_LENGTH}
                onText={(note) => change({ note })}
              />
            )}
          </fieldset>
        </div>
        <footer className="border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Problem text={news()} />
          {isGone ? (
            <Button size="lg" className="w-full" onClick={onClose}>
              {t('common:close')}
            </Button>
          ) : (
            <SendButton
              offer={offer}
              total={total}
              attempt={attempt}
              startsAt={slot?.startsAt ?? null}
              onSend={finish}
            />
          )}
        </footer>
      </div>
    </Sheet>
  )
}
