import { CornerDownLeft, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useModal } from '../use-modal.ts'
import { type PaletteEntry, searchPalette } from './palette-search.ts'

export type PaletteWords = {
  title: string
  search: string
  none: (search: string) => string
  /** The number of results, for screen readers. */
  results: (count: number) => string
}

type PaletteProps = { entries: readonly PaletteEntry[]; words: PaletteWords; onClose: () => void }

/** The command palette: a search field over all screens and actions. */
export function Palette({ entries, words, onClose }: PaletteProps) {
  const modal = useModal(onClose)
  const id = useId()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const found = searchPalette(entries, search, active)
  const kept = found.find(({ id: known }) => known === active)
  const current = kept ?? found[0]
  // what is shown as chosen stays so, whatever is found before it meanwhile
  if (current && !kept) setActive(current.id)
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isAgain = event.key === 'k' && (event.ctrlKey || event.metaKey)
    if (!step && !isAgain && event.key !== 'Enter') return
    event.preventDefault()
    if (step && current) setActive(found.at((found.indexOf(current) + step) % found.length)?.id ?? null)
    if (event.key === 'Enter') choose(current)
    if (isAgain) onClose()
  }
  const groups = [...Map.groupBy(found, ({ group }) => group)]

  return (
    <dialog
      {...modal}
      aria-label={words.title}
      onKeyDown={press}
      className="animate-rise mx-auto mt-[max(1rem,12dvh)] mb-0 w-[calc(100vw-2rem)] max-w-xl overflow-hidden rounded-lg border border-line bg-card p-0 text-ink shadow-float"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.title}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current) : undefined}
          placeholder={words.search}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setActive(null)
          }}
          className="min-h-14 w-full bg-transparent text-start text-base outline-none [unicode-bidi:plaintext] placeholder:text-muted"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.title}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-2"
      >
        {groups.map(([group, members]) => (
          <div key={group} role="group" aria-label={group} className="pb-1">
            <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
              {group}
            </p>
            {members.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(entry)}
                entry={entry}
                isActive={entry === current}
                onPoint={() => setActive(entry.id)}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-5 pb-6 text-center text-muted">{words.none(search)}</p>}
      <p role="status" className="sr-only">
        {words.results(found.length)}
      </p>
    </dialog>
  )
}

type OptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

const Option = ({ id, entry: { icon: Icon, label, hint }, isActive, onPoint, onChoose }: OptionProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onPointerMove={onPoint}
    onClick={onChoose}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 aria-selected:bg-tint aria-selected:text-accent-text"
  >
    <Icon aria-hidden className={`size-4.5 shrink-0 ${isActive ? '' : 'text-muted'}`} />
    <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
    {hint && <span className="shrink-0 text-[0.8125rem] text-muted">{hint}</span>}
    {isActive && <CornerDownLeft aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />}
  </div>
)
