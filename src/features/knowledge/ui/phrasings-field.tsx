import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { PHRASING_MAX, PHRASINGS_MAX } from '../rules.ts'
import { usePhrasingDoubts } from './use-phrasing-doubts.ts'

type PhrasingsProps = { phrasings: readonly string[]; onChange: (phrasings: string[]) => void }

/** Questions as guests word them: Enter begins the next, Backspace in an empty one removes it, pasted lines are one each. */
export function PhrasingsField({ phrasings, onChange }: PhrasingsProps) {
  const { t } = useTranslation('hotel-admin')
  const headingId = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const [wanted, setWanted] = useState<{ place: number } | null>(null)
  const doubtOf = usePhrasingDoubts(phrasings)
  const isFull = phrasings.length >= PHRASINGS_MAX
  useEffect(() => {
    if (!wanted) return
    const inputs = list.current?.querySelectorAll<HTMLElement>('input')
    const next = inputs?.item(Math.min(wanted.place, inputs.length - 1))
    const button = list.current?.querySelector<HTMLElement>('[data-add]')
    ;(next ?? button)?.focus()
  }, [wanted])

  const putAfter = (place: number, added: readonly string[]) => {
    onChange([...phrasings.slice(0, place), ...added, ...phrasings.slice(place)].slice(0, PHRASINGS_MAX))
    setWanted({ place: Math.min(place + added.length - 1, PHRASINGS_MAX - 1) })
  }
  const remove = (place: number, next: number) => {
    onChange(phrasings.toSpliced(place, 1))
    setWanted({ place: Math.max(0, next) })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (event.currentTarget.value.trim() !== '' && !isFull) putAfter(place + 1, [''])
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault()
      remove(place, place - 1)
    }
  }
  const paste = (event: ClipboardEvent, place: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean)
    const [first, ...others] = lines
    if (first === undefined || others.length === 0) return
    event.preventDefault()
    const kept = phrasings[place]?.trim() ? [phrasings[place] ?? ''] : []
    onChange(phrasings.toSpliced(place, 1, ...kept, ...lines).slice(0, PHRASINGS_MAX))
    setWanted({ place: place + kept.length + lines.length - 1 })
  }

  return (
    <fieldset ref={list} aria-describedby={`${headingId}-hint`} className="grid gap-2">
      <legend className="text-[0.9375rem] font-medium">{t('knowledge.phrasings.title')}</legend>
      <p id={`${headingId}-hint`} className="text-sm text-muted">
        {t('knowledge.phrasings.hint')}
      </p>
      {phrasings.map((phrasing, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a phrasing has nothing but its place
        <div key={place} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <Field
              isLabelHidden
              label={t('knowledge.phrasings.one', { number: place + 1 })}
              warning={doubtOf(phrasing)}
              typed={{ text: phrasing, limit: PHRASING_MAX }}
            >
              {(control) => (
                <input
                  {...control}
                  dir="auto"
                  enterKeyHint="next"
                  value={phrasing}
                  onChange={({ target }) => onChange(phrasings.with(place, target.value))}
                  onKeyDown={(event) => press(event, place)}
                  onPaste={(event) => paste(event, place)}
                  className={inputClass}
                />
              )}
            </Field>
          </div>
          <IconButton
            look="quiet"
            label={t('knowledge.phrasings.remove', { number: place + 1 })}
            onClick={() => remove(place, place)}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          data-add
          size="sm"
          disabled={isFull}
          className="justify-self-start pointer-coarse:min-h-11"
          onClick={() => putAfter(phrasings.length, [''])}
        >
          <Plus aria-hidden className="size-4" />
          {t('knowledge.phrasings.add')}
        </Button>
        <p className="tabular text-sm text-muted">
          {t('knowledge.phrasings.count', { used: phrasings.length, most: PHRASINGS_MAX })}
        </p>
      </div>
    </fieldset>
  )
}
