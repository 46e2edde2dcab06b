import { waysideIn } from '#features/hotels/scene/address.ts'
import { lightAt } from '#kit/shared/greeting.ts'

/** A town by the light of this hour, above a message where no hotel's own scene can stand. */
export function Wayside() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className="relative h-[44dvh] min-h-52 overflow-hidden">
      <img
        src={waysideIn(lightAt(new Date(), timeZone))}
        alt=""
        className="absolute inset-0 size-full object-cover object-[50%_62%] rtl:-scale-x-100"
      />
    </div>
  )
}
