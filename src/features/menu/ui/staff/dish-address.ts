import type { Language } from '#kit/shared/languages.ts'
import type { MenuCategory } from '../../dish-shapes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the page of a dish was opened, to which the browser's Back leads: the list, or another screen of the panel. */
    cameFrom?: 'menu' | 'elsewhere'
  }
}

export const menuAddress = (slug: string) => `/hotelly/${slug}/admin/menu`

/** The id of the dish whose page this is, `new` among them; null where it is another page. */
export const dishOnPage = (slug: string, path = ''): string | null => {
  const pages = `${menuAddress(slug)}/`
  return path.startsWith(pages) ? path.slice(pages.length) : null
}

type Asked = { slug: string; from: 'menu' | 'elsewhere' }

/** Leads to the page of a dish, with its texts in a language first. */
export const dishLink = ({ slug, from }: Asked, id: string, language?: Language) => ({
  to: `${menuAddress(slug)}/${id}`,
  search: language ? { in: language } : {},
  state: { cameFrom: from },
})

/** Leads to the page of a new dish. */
export const newDishLink = ({ slug, from }: Asked, category?: MenuCategory) => ({
  to: `${menuAddress(slug)}/new`,
  search: category ? { category } : {},
  state: { cameFrom: from },
})
