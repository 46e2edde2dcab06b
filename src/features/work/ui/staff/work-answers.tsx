import { useLocalized } from '#kit/web/use-localized.ts'
import type { Work } from '../../contract.ts'

/** What the guest answered to the offer's questions. */
export function Answers({
  work,
  className = 'text-lg',
}: {
  work: Pick<Work, 'answers'>
  className?: string
}) {
  const localized = useLocalized()
  const said = work.answers.flatMap(({ id, label, count, choice, note }) => {
    const value = count ?? (choice ? localized(choice) : note)
    return value === null || value === 0 ? [] : [{ id, label: localized(label), value }]
  })
  if (said.length === 0) return null
  return (
    <dl className={`grid gap-0.5 leading-snug ${className}`}>
      {said.map(({ id, label, value }) => (
        <div key={id} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">
            <bdi>{label}</bdi>
          </dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
