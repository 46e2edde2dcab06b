import { Select } from './select.tsx'

type FilterProps = {
  label: string
  /** What stands there while nothing is chosen. */
  all: string
  value: string | null
  choices: readonly { key: string; name: string }[]
  /** @param key empty for all */
  onChoose: (key: string) => void
}

/** A field in a bar of filters; one that narrows a list stands out. */
export const filterClass = (isOn: boolean) =>
  `min-h-9 rounded-sm border px-3 pointer-coarse:min-h-11 ${isOn ? 'border-accent bg-tint font-semibold text-accent-text' : 'border-line bg-card'}`

/** Narrows a list to one of some choices, or to none. */
export function FilterSelect({ label, all, value, choices, onChoose }: FilterProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      className={filterClass(value !== null)}
    >
      <option value="">{all}</option>
      {choices.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  )
}
