import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'

type PlaceProps = {
  isBusy: boolean
  /** The button's label. */
  choose: string
  /** The name of the file chosen last. */
  name: string | undefined
  /** The text beside the button. */
  drop: string
  onFile: (file: File) => void
}

/** A place to choose or drop a CSV file. */
export function FileDrop({ isBusy, choose, name, drop: dropText, onFile }: PlaceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const chosen = files?.[0]
    if (chosen) onFile(chosen)
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-lg border border-dashed p-5 ${isOver ? 'border-accent bg-tint' : 'border-muted'}`}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        onChange={({ target }) => take(target.files)}
      />
      <Button data-first-focus isBusy={isBusy} onClick={() => input.current?.click()}>
        {!isBusy && <FileUp aria-hidden className="size-4" />}
        {choose}
      </Button>
      {name && <bdi className="font-medium wrap-anywhere">{name}</bdi>}
      <span className="text-muted">{dropText}</span>
    </div>
  )
}
