import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { download } from '#kit/web/download.ts'
import { bookingsAsCsv, type ExportColumns } from './export-columns.ts'

type Period = { from: string; to: string }
type Page<Booking> = { bookings: Booking[]; next: string | null }

export type Exported<Booking, Name extends string> = {
  /** How the file's name begins. */
  file: string
  /** What was booked in the period, page by page. */
  readPage: (asked: Period & { slug: string; after: string | null }) => Promise<Page<Booking>>
  columns: ExportColumns<Booking, Name>
  titleOf: (name: Name) => string
}

/** Reads what was booked in a period and downloads it as a file, if there is any; returns how many there were. */
export function usePeriodExport<Booking, Name extends string>({
  file,
  readPage,
  columns,
  titleOf,
}: Exported<Booking, Name>) {
  const { slug } = useHotel()
  const [read, setRead] = useState(0)
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async ({ from, to }: Period) => {
      const all: Booking[] = []
      let after: string | null = null
      do {
        setRead(all.length)
        const page: Page<Booking> = await readPage({ slug, from, to, after })
        all.push(...page.bookings)
        after = page.next
      } while (after)
      if (all.length > 0) download(`${file}-${slug}-${from}-${to}.csv`, bookingsAsCsv(columns, titleOf, all))
      return all.length
    },
  })
  return { mutate, reset, data, error, isPending, read }
}
