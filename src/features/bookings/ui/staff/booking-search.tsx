import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBookingsAddress } from './use-bookings-address.ts'

const SETTLE_MS = 250

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** By room, name or order id; kept in the address, and `/` comes here from anywhere on the page. */
export function BookingSearch() {
  const { t } = useTranslation('hotel-admin')
  const { search, searchFor } = useBookingsAddress()
  const look = useEffectEvent((wanted: string) => void searchFor(wanted))
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (search !== typed.trim()) setTyped(search)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return
    const timer = setTimeout(() => look(wanted), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed, search])

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', jump)
    return () => removeEventListener('keydown', jump)
  }, [])

  return (
    <div
      role="search"
      className="relative order-4 w-full sm:order-none sm:w-auto sm:min-w-52 sm:flex-1 sm:max-w-80 lg:ms-auto min-[88rem]:ms-0"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={t('bookings.search')}
        aria-keyshortcuts="/"
        placeholder={t('bookings.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setTyped('')
          event.currentTarget.blur()
        }}
        className="min-h-11 w-full rounded-md border border-line bg-card ps-10 pe-11 text-start text-base [unicode-bidi:plaintext] placeholder:text-muted lg:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {typed ? (
        <button
          type="button"
          aria-label={t('bookings.clearSearch')}
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      ) : (
        <kbd
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto hidden h-6 min-w-6 place-items-center rounded-sm border border-line font-sans text-xs text-muted lg:grid"
        >
          /
        </kbd>
      )}
    </div>
  )
}
