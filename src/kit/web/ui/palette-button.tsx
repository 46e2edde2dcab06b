import { Search } from 'lucide-react'
import { modifierKey } from '../keyboard.ts'
import { IconButton } from './button.tsx'

type PaletteButtonProps = {
  label: string
  /** Shows only the icon, where there is no room for the label. */
  isNarrow: boolean
  onOpen: () => void
}

/** Opens the command palette for users who do not know its shortcut. */
export function PaletteButton({ label, isNarrow, onOpen }: PaletteButtonProps) {
  const keys = `${modifierKey()} K`
  const shared = {
    onClick: onOpen,
    'aria-keyshortcuts': 'Control+K Meta+K',
    'aria-haspopup': 'dialog',
  } as const
  if (isNarrow) {
    return (
      <IconButton look="quiet" label={label} {...shared} className="!rounded-sm">
        <Search aria-hidden className="size-4.5" />
      </IconButton>
    )
  }
  return (
    <button
      type="button"
      {...shared}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-sm border border-line bg-card px-2 text-muted hover:text-ink pointer-coarse:min-h-11"
    >
      <Search aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-start">{label}</span>
      <kbd aria-hidden dir="ltr" className="font-sans text-xs pointer-coarse:hidden">
        {keys}
      </kbd>
    </button>
  )
}
