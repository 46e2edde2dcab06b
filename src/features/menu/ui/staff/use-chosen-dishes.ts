import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { onForget } from '#kit/web/personal-storage.ts'
import { dishOnPage } from './dish-address.ts'

type Chosen = ReadonlySet<string>
const NONE: Chosen = new Set()

/** What was ticked when the list was last left. */
let left = NONE
onForget('staff', () => {
  left = NONE
})

/** The dishes that are ticked in the list: they still are when somebody comes back from the page of a dish. */
export function useChosenDishes() {
  const { slug } = useHotel()
  const { state } = useRouter()
  const [chosen, setChosen] = useState(() =>
    dishOnPage(slug, state.resolvedLocation?.pathname) ? left : NONE,
  )
  useEffect(() => {
    left = chosen
  }, [chosen])
  return [chosen, setChosen] as const
}
