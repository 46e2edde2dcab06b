import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '#kit/web/download.ts'

type Period = { from: string; to: string }

type Source<One> = {
  /** What was booked in the period, page by page. */
  readPage: (period: Period, after: string | null) => Promise<{ found: One[]; next: string | null }>
  write: (all: readonly One[]) => string
  nameOf: (period: Period) => string
}

/** Reads what was booked in a period and downloads it as a file, if there is any; returns how many there were. */
export function usePeriodExport<One>({ readPage, write, nameOf }: Source<One>) {
  const [read, setRead] = useState(0)
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async (period: Period) => {
      const all: One[] = []
      let after: string | null = null
      do {
        setRead(all.length)
        const page: Awaited<ReturnType<typeof readPage>> = await readPage(period, after)
        all.push(...page.found)
        after = page.next
      } while (after)
      if (all.length > 0) download(nameOf(period), write(all))
      return all.length
    },
  })
  return { mutate, reset, data, error, isPending, read }
}

export type PeriodExport = ReturnType<typeof usePeriodExport>
