import { type ReactNode, useRef, useState } from 'react'

type PopoverProps = { id: string; label: string; children: ReactNode }

export const closePopover = (id: string) => document.getElementById(id)?.hidePopover()

/** Stands under its parent, or over it where there is no room; what is in it is there only while it is open. */
export function DayPopover({ id, label, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const place = () => {
    const anchor = popover.current?.parentElement?.getBoundingClientRect()
    const box = popover.current
    if (!anchor || !box) return
    const below = anchor.bottom + 6
    const fits = below + box.offsetHeight < innerHeight - 8
    const edge = document.documentElement.dir === 'rtl' ? anchor.right - box.offsetWidth : anchor.left
    box.style.top = `${Math.max(8, fits ? below : anchor.top - box.offsetHeight - 6)}px`
    box.style.left = `${Math.max(8, Math.min(edge, innerWidth - box.offsetWidth - 8))}px`
  }

  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={({ newState }) => setOpen(newState === 'open')}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] overflow-y-auto rounded-lg border border-line bg-card text-ink shadow-float"
    >
      {isOpen && <div ref={place}>{children}</div>}
    </div>
  )
}
