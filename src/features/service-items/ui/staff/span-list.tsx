import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { useRowKeys } from '#kit/web/use-row-keys.ts'
import { TimeInput } from '#kit/web/ui/time-field.tsx'
import { withSpan } from '../../hours.ts'
import type { OpenSpan } from '../../resources-contract.ts'
import { SPANS_MAX } from '../../rules.ts'

type ListProps = {
  /** The day, as it is called. */
  day: string
  spans: readonly OpenSpan[]
  error: string | undefined
  /** Where its texts stand: hours of opening, or on duty. */
  words?: 'editor' | 'editor.duty'
  onChange: (spans: OpenSpan[]) => void
}

/** When something is open, or somebody on duty, on a day: none of the spans means never. */
export function SpanList({ day, spans, error, words = 'editor', onChange }: ListProps) {
  const { t } = useTranslation('work')
  const { keys, removeKey } = useRowKeys(spans.length)
  const set = (at: number, more: Partial<OpenSpan>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...more } : span)))
  return (
    <div className="grid min-w-0 gap-1.5">
      {spans.length === 0 && <p className="flex min-h-11 items-center text-muted">{t(`${words}.closed`)}</p>}
      {spans.map((span, at) => (
        <div
          key={keys[at]}
          role="group"
          aria-label={t(`${words}.spanOf`, { day, number: at + 1 })}
          className="flex items-center gap-1.5"
        >
          {(['begins', 'ends'] as const).map((name) => (
            <TimeInput
              key={name}
              aria-label={t(`${words}.${name}`, { day })}
              aria-invalid={error !== undefined}
              value={span[name]}
              onTime={(time) => set(at, { [name]: time })}
              className="max-w-24 min-w-0 px-2.5"
            />
          ))}
          <IconButton
            look="quiet"
            label={t(`${words}.removeSpan`, { day, number: at + 1 })}
            onClick={() => {
              removeKey(at)
              onChange(spans.toSpliced(at, 1))
            }}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-late">
          {error}
        </p>
      )}
      <Button
        look="quiet"
        size="sm"
        className="w-fit pointer-coarse:min-h-11"
        disabled={spans.length >= SPANS_MAX}
        aria-label={t(`${words}.addSpanOf`, { day })}
        onClick={() => onChange(withSpan(spans))}
      >
        <Plus aria-hidden className="size-4" />
        {t(`${words}.addSpan`)}
      </Button>
    </div>
  )
}
