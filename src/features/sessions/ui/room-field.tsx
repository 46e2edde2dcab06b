import { type ComponentProps, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#kit/web/ui/field.tsx'

/** The field for a room: a phone shows its number pad, and letters for rooms such as 12A. */
export function RoomField(props: ComponentProps<typeof TextField>) {
  const { t } = useTranslation('guest')
  const [isLettered, setLettered] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const keys = isLettered ? '123' : 'ABC'
  const turn = () => {
    setLettered(!isLettered)
    field.current?.focus()
  }
  return (
    <div className="relative">
      <TextField ref={field} {...props} inputMode={isLettered ? 'text' : 'numeric'} />
      <button
        type="button"
        aria-label={`${keys}, ${t(isLettered ? 'login.numbers' : 'login.letters')}`}
        onClick={turn}
        className="absolute end-0.5 bottom-0.5 hidden h-11 min-w-14 rounded-md text-[0.9375rem] font-semibold text-accent-text pointer-coarse:block"
      >
        {keys}
      </button>
    </div>
  )
}
