import { useLocation, useNavigate } from '@tanstack/react-router'
import { PANEL_PAGES } from '#features/alerts/panel-pages.ts'
import type { Alerted } from '#features/bookings/ui/staff/use-unseen.ts'
import type { AlertedGuest } from '#features/chat/ui/staff/use-waiting-guests.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { askToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useLanguage } from '#kit/web/use-language.ts'

/** What nobody has seen although everybody was alerted: a booking, or a guest who waits in the chat. */
export type AlertedThing = Alerted | AlertedGuest

/** For so long a page that is opened may take until it shows its cards, and then until they stay where they are. */
const APPEARS_MS = 2500
const SETTLES_MS = 500

/** Brings the card of a booking before the eyes, with the focus on its button that says it was seen. */
function showCard(id: string, onNone: () => void) {
  const began = performance.now()
  let shownAt: number | null = null
  const look = (now: number) => {
    const card = document.querySelector(`[data-booking="${id}"], [data-waiting="${id}"]`)
    const focused = document.activeElement
    // a card that moves to another column is another element, and the board puts the focus on its first button
    const isLost = focused === document.body || card?.contains(focused)
    if (card && (shownAt === null || isLost)) {
      shownAt ??= now
      card.scrollIntoView({ block: 'center' })
      const button = card.querySelector<HTMLElement>('[data-see]') ?? card.querySelector('button')
      button?.focus({ preventScroll: true })
    }
    if (now < (shownAt === null ? began + APPEARS_MS : shownAt + SETTLES_MS)) requestAnimationFrame(look)
    else if (shownAt === null) onNone()
  }
  look(began)
}

/**
 * Leads to what nobody has seen, on the page that it is worked on; where that hides its card, to its details. A guest
 * who waits in the chat is answered in the conversation, which opens.
 */
export function useLeadTo() {
  const { slug } = useHotel()
  const navigate = useNavigate()
  const language = useLanguage()
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') })
  return async ({ id, kind }: Pick<AlertedThing, 'id' | 'kind'>) => {
    const to = `/hotelly/${slug}/admin/${PANEL_PAGES[kind]}`
    if (kind === 'conversation') {
      await navigate({ to, search: (before: object) => ({ ...(path === to ? before : {}), chat: id }) })
      return
    }
    // whoever is there already stays in the view that they chose, as the kitchen's wall
    if (path !== to) await navigate({ to })
    showCard(id, () => {
      const asked = askToEdit(id, language)
      void navigate({ to, search: (before: object) => ({ ...before, ...asked }) })
    })
  }
}
