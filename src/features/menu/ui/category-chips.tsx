import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuCategory } from '../dish-shapes.ts'

export const sectionId = (category: MenuCategory) => `menu-${category.toLowerCase().replace(/\W+/g, '-')}`

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const motion = (): ScrollBehavior => (isCalm() ? 'instant' : 'smooth')

/** Which section lies under the header while the guest scrolls. */
function useSpiedCategory(categories: readonly MenuCategory[]) {
  const [spied, setSpied] = useState(categories[0])
  const names = categories.join('|')
  useEffect(() => {
    const spy = () => {
      const all = names.split('|') as MenuCategory[]
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const passed = all.filter((category) => {
        const top = document.getElementById(sectionId(category))?.getBoundingClientRect().top
        return top !== undefined && top < 200
      })
      setSpied((isAtEnd && window.scrollY > 0 ? all.at(-1) : passed.at(-1)) ?? all[0])
    }
    window.addEventListener('scroll', spy, { passive: true })
    return () => window.removeEventListener('scroll', spy)
  }, [names])
  return spied && categories.includes(spied) ? spied : categories[0]
}

type CategoryChipsProps = { categories: readonly MenuCategory[]; before?: ReactNode }

/** Sticky chips that lead to the categories and show where the guest is. */
export function CategoryChips({ categories, before }: CategoryChipsProps) {
  const { t } = useTranslation(['guest', 'common'])
  const spied = useSpiedCategory(categories)
  const row = useRef<HTMLUListElement>(null)
  const shown = useRef(spied)

  useEffect(() => {
    if (shown.current === spied) return
    shown.current = spied
    const list = row.current
    const chip = list?.querySelector<HTMLElement>(`[data-category="${spied}"]`)
    if (!list || !chip) return
    const offset = chip.getBoundingClientRect().left - list.getBoundingClientRect().left
    list.scrollBy({ left: offset - (list.clientWidth - chip.offsetWidth) / 2, behavior: motion() })
  }, [spied])

  return (
    <nav aria-label={t('menu.categories')}>
      <ul
        ref={row}
        className="flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 pt-1 pb-3 md:px-8 [&::-webkit-scrollbar]:hidden"
      >
        {before && <li className="shrink-0">{before}</li>}
        {categories.map((category) => (
          <li key={category} className="shrink-0">
            <button
              type="button"
              data-category={category}
              aria-current={category === spied ? 'true' : undefined}
              onClick={() =>
                document.getElementById(sectionId(category))?.scrollIntoView({ behavior: motion() })
              }
              className={`min-h-11 rounded-full border px-4.5 text-[0.9375rem] font-medium whitespace-nowrap transition-colors ${
                category === spied
                  ? 'border-ink bg-ink text-ground'
                  : 'border-line bg-card text-ink hover:bg-tint'
              }`}
            >
              {t(`common:categories.${category}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
