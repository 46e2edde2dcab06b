import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

type MenuProps = {
  id: string
  label: string
  trigger: ReactNode
  triggerClass: string
  children: ReactNode
}

/** A button with a short menu, based on the native popover; the arrow keys move, Escape closes. */
export function Menu({ id, label, trigger, triggerClass, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const place = () => {
    const anchor = button.current?.getBoundingClientRect()
    const menu = list.current
    if (!anchor || !menu) return
    const isRtl = document.documentElement.dir === 'rtl'
    const start = anchor.left + anchor.width / 2 < innerWidth / 2
    menu.style.top = `${Math.min(anchor.bottom + 6, innerHeight - menu.offsetHeight - 8)}px`
    menu.style.left = start ? `${Math.max(anchor.left, 8)}px` : 'auto'
    menu.style.right = start
      ? 'auto'
      : `${Math.max(document.documentElement.clientWidth - anchor.right, 8)}px`
    menu.style.textAlign = isRtl ? 'right' : 'left'
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + step + all.length) % all.length]?.focus()
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
          items()[0]?.focus()
        }}
        onKeyDown={move}
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
