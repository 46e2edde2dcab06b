import { useId } from 'react'
import { Switch } from './switch.tsx'

type LineProps = { title: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A switch of a form, with what it means. */
export function SwitchLine({ title, text, isOn, onChange }: LineProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 rounded-md border border-line py-2 ps-3.5 pe-2">
      <div className="min-w-0">
        <p id={id} className="text-[0.9375rem] font-medium">
          {title}
        </p>
        <p id={`${id}-text`} className="text-sm text-muted">
          {text}
        </p>
      </div>
      <Switch isOn={isOn} onChange={onChange} aria-labelledby={id} aria-describedby={`${id}-text`} />
    </div>
  )
}
