import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; text?: string; children: ReactNode }

/** A card with its heading. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-lg border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
