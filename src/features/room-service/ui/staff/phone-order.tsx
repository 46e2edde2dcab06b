import { BookForGuest } from '#features/bookings/ui/staff/book-for-guest.tsx'
import { PhoneAvoids } from './phone-avoids.tsx'
import { PhoneConsent } from './phone-consent.tsx'
import { PhoneDishes } from './phone-dishes.tsx'
import { addLine } from './phone-draft.ts'
import { PhoneLines } from './phone-lines.tsx'
import { PhoneTime } from './phone-time.tsx'
import { type PhoneOrderProps, usePhoneOrder } from './use-phone-order.ts'

/** An order that staff enter for a guest who calls. */
export function PhoneOrder(props: PhoneOrderProps) {
  const order = usePhoneOrder(props)
  const { draft, change, avoids, against } = order
  const { guest, lines, dueAt } = draft
  return (
    <>
      <BookForGuest
        booking={order}
        aboutGuest={<PhoneAvoids avoids={avoids} isUnknown={order.areAvoidsUnknown} />}
      >
        <PhoneDishes
          avoids={avoids}
          onAdd={(asked) => change((now) => ({ lines: addLine(now.lines, asked) }))}
        />
        <PhoneLines lines={lines} avoids={avoids} onChange={(changed) => change({ lines: changed })} />
        <PhoneTime
          guest={guest}
          lines={lines}
          dueAt={dueAt}
          onChoose={(chosen) => change({ dueAt: chosen })}
        />
      </BookForGuest>
      {against && (
        <PhoneConsent lines={against} avoids={avoids} onConfirm={order.agree} onClose={order.leaveQuestion} />
      )}
    </>
  )
}
