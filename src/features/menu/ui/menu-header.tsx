import { Search, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackToServices } from '#features/hotels/ui/back-to-services.tsx'
import { IconButton } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'

type MenuHeaderProps = { search: string; onSearch: (search: string) => void; children: ReactNode }

/** The way back, the title, which a search unfolds over, and beneath them a line that has the width of the screen. */
export function MenuHeader({ search, onSearch, children }: MenuHeaderProps) {
  const { t } = useTranslation('guest')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    onSearch('')
  }
  return (
    <div className="px-4 pt-3.5 max-[22rem]:px-2 md:px-7 md:pt-4">
      <div className="flex min-h-11 items-center gap-2 max-[22rem]:gap-0.5">
        <BackToServices />
        <h1
          className={`min-w-0 grow truncate ps-1 font-display text-2xl leading-7 max-[22rem]:text-xl font-semibold tracking-tight md:text-[1.75rem] md:leading-8 ${isOpen ? 'sr-only md:not-sr-only' : ''}`}
        >
          {t('menu.title')}
        </h1>
        {isOpen ? (
          <div role="search" className="relative grow md:max-w-sm">
            <Search
              aria-hidden
              className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
            />
            <input
              autoFocus
              type="text"
              inputMode="search"
              enterKeyHint="search"
              aria-label={t('menu.search')}
              placeholder={t('menu.searchHint')}
              value={search}
              onChange={(event) => onSearch(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && close()}
              className="min-h-11 w-full rounded-full border border-line bg-card ps-10 pe-11 text-base [unicode-bidi:plaintext] placeholder:text-muted"
            />
            <button
              type="button"
              aria-label={t('menu.closeSearch')}
              onClick={close}
              className="absolute end-0 top-0 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
            </button>
          </div>
        ) : (
          <IconButton label={t('menu.search')} onClick={() => setIsOpen(true)}>
            <Search aria-hidden className="size-5" />
          </IconButton>
        )}
        <LanguageSwitcher />
      </div>
      <div className="flex min-h-5 ps-14 max-[22rem]:ps-12">{children}</div>
    </div>
  )
}
