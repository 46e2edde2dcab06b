import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { foldText } from '#kit/shared/text.ts'
import { Field, inputClass } from './field.tsx'

export type Choice = { value: string; label: string; note?: string }

type ComboboxProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** Shown in the list when nothing matches the typed text. */
  noneText: string
  name?: string
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** For filters: less tall, with a label for screen readers only. */
  isCompact?: boolean
}

const SHOWN = 60

const find = (choices: readonly Choice[], typed: string) => {
  const words = foldText(typed).split(/[\s/_]+/)
  return choices
    .filter(({ value, label, note }) => {
      const text = foldText(`${value} ${label} ${note ?? ''}`)
      return words.every((word) => text.includes(word))
    })
    .slice(0, SHOWN)
}

/** One of many choices, found by typing; the arrow keys move, Enter selects, Escape cancels. */
export function Combobox({
  label,
  hint,
  error,
  choices,
  value,
  onChange,
  noneText,
  name,
  placeholder = '',
  isCompact = false,
}: ComboboxProps) {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const chosen = choices.find((choice) => choice.value === value)
  const isOpen = typed !== null
  const found = isOpen ? find(choices, typed) : []

  const open = () => {
    setTyped('')
    setAt(
      Math.max(
        0,
        find(choices, '').findIndex((choice) => choice.value === value),
      ),
    )
  }
  const take = (choice: Choice | undefined) => {
    setTyped(null)
    if (choice) onChange(choice.value)
  }
  const goTo = (next: number) => {
    const wanted = Math.min(Math.max(next, 0), found.length - 1)
    setAt(wanted)
    list.current?.children[wanted]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isOpen && (isMove || event.key === 'Enter')) {
      event.preventDefault()
      open()
    } else if (isOpen && isMove) {
      event.preventDefault()
      goTo(at + (event.key === 'ArrowDown' ? 1 : -1))
    } else if (isOpen && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault()
      take(event.key === 'Enter' ? found[at] : undefined)
    }
  }

  return (
    <Field label={label} isLabelHidden={isCompact} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            name={name}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[at] ? `${listId}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? chosen?.label ?? value}
            placeholder={(chosen?.label ?? value) || placeholder}
            onChange={({ target }) => {
              setTyped(target.value)
              setAt(0)
            }}
            onClick={() => !isOpen && open()}
            onBlur={() => take(undefined)}
            onKeyDown={press}
            className={`${inputClass} truncate pe-10 text-start ${isCompact ? '!min-h-11 lg:text-sm' : ''}`}
          />
          <ChevronsUpDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-muted"
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            hidden={!isOpen}
            // a press on the list, also to scroll it, leaves the focus in the field
            onMouseDown={(event) => event.preventDefault()}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-md border border-line bg-card p-1.5 shadow-float"
          >
            {found.map((choice, index) => (
              <div
                key={choice.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={choice.value === value}
                onClick={() => take(choice)}
                onPointerMove={() => setAt(index)}
                className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 ${index === at ? 'bg-tint' : ''} ${choice.value === value ? 'font-semibold' : ''}`}
              >
                <bdi className="min-w-0 flex-1">{choice.label}</bdi>
                {choice.note && <bdi className="tabular shrink-0 text-xs text-muted">{choice.note}</bdi>}
              </div>
            ))}
            {isOpen && found.length === 0 && (
              <div
                role="option"
                tabIndex={-1}
                aria-selected={false}
                aria-disabled
                className="px-3 py-2 text-muted"
              >
                {noneText}
              </div>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
