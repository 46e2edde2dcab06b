import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldEdits } from '../use-field-edits.ts'
import { Button } from './button.tsx'

/** A value that two people changed differently. */
export type Both = {
  label: string
  mine: ReactNode
  theirs: ReactNode
  onMine: () => void
  onTheirs: () => void
}

type OvertakenProps<Fields extends object> = {
  title: string
  /** The open item was deleted. */
  isGone?: boolean
  edits: FieldEdits<Fields>
  labelOf: (name: keyof Fields) => string
  shown: (name: keyof Fields, value: Fields[keyof Fields]) => ReactNode
  /** Conflicts outside the fields, such as a picture. */
  others?: Both[]
}

/** Shown above a form when somebody else has saved meanwhile: lists their changes, and asks about each conflict. */
export function Overtaken<Fields extends object>(props: OvertakenProps<Fields>) {
  const { title, isGone = false, edits, labelOf, shown, others = [] } = props
  const { t } = useTranslation('common')
  const { fields, saved, conflicts, theirs } = edits
  const both: Both[] = [
    ...conflicts.map((name) => ({
      label: labelOf(name),
      mine: shown(name, fields[name]),
      theirs: shown(name, saved[name]),
      onMine: () => edits.keepMine(name),
      onTheirs: () => edits.takeTheirs(name),
    })),
    ...others,
  ]
  if (!isGone && both.length + theirs.length === 0) return null
  return (
    <div role="alert" className="mb-4 grid gap-3 rounded-md bg-wait-tint px-4 py-3 text-wait">
      <p className="font-semibold">{title}</p>
      {!isGone && theirs.length > 0 && (
        <div>
          <p>{t('overtaken.theirs')}</p>
          <ul>
            {theirs.map((name) => (
              <li key={String(name)} className="first-letter:uppercase">
                {labelOf(name)}: <bdi className="font-medium">{shown(name, saved[name])}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isGone && both.map((each) => <Choice key={each.label} {...each} />)}
    </div>
  )
}

function Choice({ label, mine, theirs, onMine, onTheirs }: Both) {
  const { t } = useTranslation('common')
  const sides = [
    { whose: t('overtaken.mine'), value: mine, take: t('overtaken.keep'), onTake: onMine },
    { whose: t('overtaken.their'), value: theirs, take: t('overtaken.take'), onTake: onTheirs },
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1">{t('overtaken.both', { field: label })}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ whose, value, take, onTake }) => (
          <div
            key={whose}
            className="grid content-between gap-2 rounded-sm border border-line bg-card p-3 text-ink"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="text-sm text-muted">{whose}</p>
              <div dir="auto" className="max-h-40 overflow-y-auto text-start whitespace-pre-line">
                {value}
              </div>
            </div>
            <Button size="sm" className="pointer-coarse:min-h-11" onClick={onTake}>
              {take}
            </Button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
