import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../../contract.ts'

/** What the guest answered to the offer's questions. */
export function Answers({
  booking,
  className = 'text-lg',
}: {
  booking: Pick<ServiceBooking, 'answers'>
  className?: string
}) {
  const localized = useLocalized()
  const said = booking.answers.flatMap(({ id, label, count, choice, note }) => {
    const value = count ?? (choice ? localized(choice) : note)
    return value === null || value === 0 ? [] : [{ id, label: localized(label), value }]
  })
  if (said.length === 0) return null
  return (
    <dl className={`grid gap-0.5 leading-snug ${className}`}>
      {said.map(({ id, label, value }) => (
        <div key={id} className="wrap-anywhere">
          <dt className="me-2 inline text-muted">
            <bdi>{label}</bdi>
          </dt>
          <dd className="inline font-semibold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
