import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

type SearchFieldProps = {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A search over what is on the screen; `/` comes here from anywhere on the page, Escape empties it. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)

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
    <div role="search" className="relative w-full sm:w-72">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="min-h-11 w-full rounded-md border border-line bg-card ps-10 pe-11 text-start text-base [unicode-bidi:plaintext] placeholder:text-muted lg:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            onChange('')
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
