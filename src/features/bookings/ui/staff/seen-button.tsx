import { Eye } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRest } from './use-rest.ts'

/** Whoever came by the keyboard goes on at the card's next step, once no key that is still held can press it. */
const focusNext = (from: HTMLElement | null) =>
  from
    ?.closest('[data-booking]')
    ?.querySelector<HTMLElement>('[data-advance]')
    ?.focus({ preventScroll: true })

const LOOK = {
  card: { button: 'rounded-md bg-tint px-3 text-accent-text hover:bg-accent/15', word: '' },
  // at the end of a coloured head, which has room for the icon alone where it is narrow
  head: {
    button:
      'min-w-11 shrink-0 border-s border-current/25 hover:bg-current/10 focus-visible:-outline-offset-4 focus-visible:outline-current @min-[26rem]:px-3',
    word: '@max-[26rem]:sr-only',
  },
} as const

type SeenProps = {
  room: string
  isUnseen: boolean
  onSee: () => void
  look?: keyof typeof LOOK
  className?: string
}

/** Says that somebody has seen what is new, for whoever cannot begin with it yet. */
export function SeenButton({ room, isUnseen, onSee, look = 'card', className = '' }: SeenProps) {
  const { t } = useTranslation('hotel-admin')
  const button = useRef<HTMLButtonElement>(null)
  const { isResting, rest } = useRest(() => {
    if (document.activeElement === button.current) focusNext(button.current)
  })
  if (!isUnseen && !isResting) return null

  const press = () => {
    if (!isUnseen) return
    rest()
    onSee()
  }
  return (
    <button
      ref={button}
      type="button"
      data-see
      aria-label={t('bookings.seeOf', { room })}
      aria-disabled={!isUnseen || undefined}
      onClick={press}
      className={`flex min-h-11 items-center justify-center gap-2 font-semibold aria-disabled:opacity-60 ${LOOK[look].button} ${className}`}
    >
      <Eye aria-hidden className="size-[1.25em] shrink-0" />
      <span className={LOOK[look].word}>{t('bookings.see')}</span>
    </button>
  )
}
