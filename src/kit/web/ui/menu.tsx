import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

type MenuProps = { id: string; label: string; trigger: ReactNode; triggerClass: string; children: ReactNode }

/** Whatever case and accent the letter has. */
const beginsWith = (item: HTMLElement, letter: string) =>
  item.innerText.trim().charAt(0).localeCompare(letter, undefined, { sensitivity: 'base' }) === 0

/** A button with a short menu, based on the native popover; arrows, Home, End and first letters move, Escape closes. */
export function Menu({ id, label, trigger, triggerClass, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const first = useRef(0)

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const place = () => {
    const anchor = button.current?.getBoundingClientRect()
    const menu = list.current
    if (!anchor || !menu) return
    const start = anchor.left + anchor.right < innerWidth
    menu.style.top = `${Math.min(anchor.bottom + 6, innerHeight - menu.offsetHeight - 8)}px`
    menu.style.left = start ? `${Math.max(anchor.left, 8)}px` : 'auto'
    menu.style.right = start
      ? 'auto'
      : `${Math.max(document.documentElement.clientWidth - anchor.right, 8)}px`
  }
  const press = (event: KeyboardEvent) => {
    const all = items()
    const now = all.indexOf(document.activeElement as HTMLElement)
    const { key } = event
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[key]
    const wanted =
      next === undefined
        ? [...all.slice(now + 1), ...all].find((item) => beginsWith(item, key))
        : all.at(next % all.length)
    if (!wanted || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    wanted.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        className={triggerClass}
        onKeyDown={(event) => {
          const wanted = { ArrowDown: 0, ArrowUp: -1 }[event.key]
          if (wanted === undefined) return
          event.preventDefault()
          first.current = wanted
          list.current?.showPopover()
        }}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onToggle={(event) => {
          setIsOpen(event.newState === 'open')
          if (event.newState !== 'open') return
          place()
          items().at(first.current)?.focus()
          first.current = 0
        }}
        onKeyDown={press}
        onClick={() => list.current?.hidePopover()}
        className="fixed inset-auto m-0 min-w-44 rounded-md border border-line bg-card p-1.5 text-ink shadow-float"
      >
        {children}
      </div>
    </>
  )
}

type MenuItemProps = { children: ReactNode; isChosen?: boolean; onChoose: () => void }

export const MenuItem = ({ children, isChosen, onChoose }: MenuItemProps) => (
  <button
    type="button"
    role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
    aria-checked={isChosen}
    tabIndex={-1}
    onClick={onChoose}
    className="flex min-h-11 w-full items-center gap-2 rounded-sm px-3 text-start hover:bg-tint focus:bg-tint"
  >
    {children}
  </button>
)
