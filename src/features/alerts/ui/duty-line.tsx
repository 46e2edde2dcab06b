import type { LucideIcon } from 'lucide-react'
import { Button } from '#kit/web/ui/button.tsx'

type LineProps = {
  icon: LucideIcon
  /** By what its button is found. */
  part: string
  text: string
  edit: string
  /** The same, with whose it is. */
  editOf: string
  onEdit: () => void
}

/** One thing that holds of somebody's duty, and the way to change it. */
export const DutyLine = ({ icon: Icon, part, text, edit, editOf, onEdit }: LineProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
    <p className="flex min-w-0 flex-1 gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="tabular min-w-0 whitespace-pre-line">{text}</span>
    </p>
    <Button
      data-part={part}
      look="quiet"
      size="sm"
      className="pointer-coarse:min-h-11"
      aria-label={editOf}
      onClick={onEdit}
    >
      {edit}
    </Button>
  </div>
)
