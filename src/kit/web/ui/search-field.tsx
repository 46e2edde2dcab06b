import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTyping } from '../keyboard.ts'

const SETTLE_MS = 200

type SearchFieldProps = {
  label: string
  clearLabel: string
  /** The current search, for example from the URL. */
  search: string
  onSearch: (search: string) => void
  /** Of the field in a dialog, which is not the page's search: nothing jumps to it. */
  inDialog?: {
    /** Gets what was typed, which may not have been searched for yet. */
    onEnter: (typed: string) => void
    /** Has the focus as soon as it is there. */
    isFirst?: boolean
  }
  className?: string
}

/** Searches as the user types; `/` focuses it from anywhere on the page, Escape clears it. */
export function SearchField({
  label,
  clearLabel,
  search,
  onSearch,
  inDialog,
  className = '',
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOfPage = inDialog === undefined
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  const look = useEffectEvent(onSearch)
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
    if (!isOfPage) return
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', jump)
    return () => removeEventListener('keydown', jump)
  }, [isOfPage])

  return (
    <div role="search" className={`relative ${className}`}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        autoFocus={inDialog?.isFirst}
        data-first-focus={inDialog?.isFirst || undefined}
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts={isOfPage ? '/' : undefined}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const wanted = typed.trim()
          if (event.key === 'Enter' && wanted && !event.nativeEvent.isComposing) inDialog?.onEnter(wanted)
          if (event.key !== 'Escape') return
          // the first press empties the field, only the next one closes what it stands in
          if (isOfPage && typed) event.preventDefault()
          setTyped('')
          if (isOfPage && !typed) event.currentTarget.blur()
        }}
        className="min-h-11 w-full rounded-md border border-line bg-card ps-10 pe-11 text-start text-base [unicode-bidi:plaintext] placeholder:text-muted lg:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {isOfPage && !typed && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto grid h-6 min-w-6 place-items-center rounded-sm border border-line bg-side px-1.5 font-sans text-xs text-muted pointer-coarse:hidden"
        >
          /
        </kbd>
      )}
      {typed && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
