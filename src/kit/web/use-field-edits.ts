import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptState } from './kept-edits.ts'
import { editsOf, type Edits } from './field-edits.ts'
import { toast } from './toast.ts'

const UNTOUCHED: Edits<object> = { typed: {}, seen: {} }

/**
 * State of a form for data that others may change meanwhile: untouched fields show the saved value, edited fields what
 * was typed. A field that both changed stays in conflict until the user chooses one of the two values.
 * @param saved the values saved now
 * @param name tells the form from others of the page: what was typed into it is back after the session had ended
 */
export function useFieldEdits<Fields extends object>(saved: Fields, name: string) {
  const { t } = useTranslation('hotel-admin')
  const [start] = useState(saved)
  const [edits, setEdits] = useKeptState<Edits<Fields>>(name, UNTOUCHED, () =>
    toast.info(t('discard.isBack'), { id: 'kept-edits' }),
  )
  return {
    saved,
    ...editsOf(start, saved, edits),
    change: (more: Partial<Fields>) =>
      setEdits(({ typed, seen }) => {
        const shown = Object.keys(more).map((name) => [name, saved[name as keyof Fields]])
        return {
          typed: { ...typed, ...more },
          seen: { ...(Object.fromEntries(shown) as Partial<Fields>), ...seen },
        }
      }),
    keepMine: (name: keyof Fields) =>
      setEdits(({ typed, seen }) => ({ typed, seen: { ...seen, [name]: saved[name] } })),
    takeTheirs: (name: keyof Fields) =>
      setEdits(({ typed, seen }) => {
        const { [name]: _mine, ...others } = typed
        const { [name]: _seen, ...otherSeen } = seen
        return { typed: others as Partial<Fields>, seen: otherSeen as Partial<Fields> }
      }),
  }
}

export type FieldEdits<Fields extends object> = ReturnType<typeof useFieldEdits<Fields>>
