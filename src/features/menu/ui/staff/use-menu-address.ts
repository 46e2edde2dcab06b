import { useNavigate, useSearch } from '@tanstack/react-router'

export const VIEWS = ['dishes', 'options', 'times', 'kitchen'] as const
export type View = (typeof VIEWS)[number]

type Asked = { view: View; search: string }

/** What of the menu is shown, and what is searched for in it, as the address says. */
export function useMenuAddress() {
  const asked = useSearch({
    strict: false,
    structuralSharing: true,
    select: ({ show, search }: Record<string, unknown>): Asked => ({
      view: VIEWS.find((view) => view === show) ?? 'dishes',
      // the router reads `?search=303` as a number
      search: typeof search === 'string' || typeof search === 'number' ? String(search) : '',
    }),
  })
  const navigate = useNavigate()
  const go = (change: Partial<Asked>) => {
    const { view, search } = { ...asked, ...change }
    void navigate({
      to: '.',
      search: { ...(view === 'dishes' ? {} : { show: view }), ...(search ? { search } : {}) },
      replace: change.view === undefined,
      resetScroll: false,
    })
  }
  return { ...asked, go }
}
