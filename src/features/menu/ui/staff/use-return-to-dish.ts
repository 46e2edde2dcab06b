import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dishOnPage } from './dish-address.ts'

/** The dish that was added last, whose page had no address of its own yet. */
let added: string | null = null

export const rememberAdded = (id: string) => void (added = id)

/** Who comes back from the page of a dish finds the list where it was, with the focus on the dish. */
export function useReturnToDish(isThere: boolean) {
  const { slug } = useHotel()
  const router = useRouter()
  useEffect(() => {
    // the screen before, for as long as this one is being opened
    const left = dishOnPage(slug, router.state.resolvedLocation?.pathname)
    if (!isThere || left === null) return
    const id = left === 'new' ? added : left
    added = null
    const row = id && document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    if (!row) return
    row.querySelector('a')?.focus({ preventScroll: true })
    // the router puts the page back to its place first
    const turn = requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(turn)
  }, [isThere, slug, router])
}
