import { Link } from '@tanstack/react-router'
import { ChevronDown, CircleUserRound, ExternalLink, LogOut, type LucideIcon, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import type { Folding } from './side-frame.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** A row is lower where the window is, so that every place is seen in one of 900 px. */
export const sideItemClass =
  'flex min-h-[clamp(1.5rem,2.75dvh,1.875rem)] items-center gap-2.5 rounded-sm font-medium text-ink/80 transition-colors hover:bg-ink/5 hover:text-ink pointer-coarse:min-h-11'

const toolClass =
  '!size-8 !border-transparent !bg-transparent text-ink/80 hover:!bg-ink/5 pointer-coarse:!size-11'

type NavGroupProps = { title: string; isNarrow: boolean; children: ReactNode }

export function NavGroup({ title, isNarrow, children }: NavGroupProps) {
  return (
    <div className={isNarrow ? 'border-t border-line pt-3' : ''}>
      <p className={isNarrow ? 'sr-only' : 'px-2 pb-0.5 text-xs font-semibold text-muted'}>{title}</p>
      <ul aria-label={title} className="grid gap-px">
        {children}
      </ul>
    </div>
  )
}

type NavMoreProps = {
  label: string
  /** Of the places, so that what is folded is seen to be there. */
  icons?: readonly LucideIcon[]
  isNarrow: boolean
  isOpen: boolean
  children: ReactNode
}

/** Places that matter less, folded into one row; open while one of them is shown. */
export const NavMore = ({ label, icons = [], isNarrow, isOpen, children }: NavMoreProps) => (
  <li>
    <details open={isOpen} className="group">
      <summary
        title={isNarrow ? label : undefined}
        className={`${sideItemClass} cursor-pointer list-none !text-muted hover:!text-ink ${isNarrow ? 'min-h-11 justify-center' : 'px-2'}`}
      >
        <ChevronDown
          aria-hidden
          className="mx-0.5 size-3.5 shrink-0 -rotate-90 transition-transform duration-150 group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
        />
        <span className={isNarrow ? 'sr-only' : 'whitespace-nowrap'}>{label}</span>
        {!isNarrow && (
          // as many as there is room for: they wrap out of sight, and widen nothing
          <span
            aria-hidden
            className="flex h-3.5 w-0 grow flex-wrap justify-end gap-0.5 overflow-hidden group-open:hidden"
          >
            {icons.map((Icon, at) => (
              <Icon key={at} className="size-3.5" />
            ))}
          </span>
        )}
      </summary>
      <ul aria-label={label} className="mt-0.5 grid gap-0.5">
        {children}
      </ul>
    </details>
  </li>
)

const currentClass = 'bg-card text-ink shadow-card'

/** At the upper corner of the icon in the middle, and set off from it. */
const cornerClass =
  'absolute start-[calc(50%+0.375rem)] -top-1 h-4 min-w-4 px-0.5 text-[0.6875rem] leading-none ring-2 ring-side'

type NavItemProps = {
  to: string
  icon: LucideIcon
  label: string
  isNarrow: boolean
  /** Also shown as current on its subpages. */
  hasPages?: boolean
  /** What is open belongs to it, although its address is another. */
  isAround?: boolean
  mark?: string | null
  /** Tells it from another of the same label. */
  kind?: string | null
  /** The number of items waiting there, and the same in words. */
  count?: { shown: number; text: string } | null
  title?: string
}

export function NavItem({
  to,
  icon: Icon,
  label,
  isNarrow,
  hasPages,
  isAround = false,
  mark,
  kind,
  count,
  title,
}: NavItemProps) {
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: !hasPages, includeSearch: false }}
        activeProps={{ className: currentClass, 'aria-current': 'page' }}
        aria-current={isAround ? 'page' : undefined}
        title={isNarrow ? (title ?? label) : undefined}
        className={`${sideItemClass} relative ${isNarrow ? 'min-h-11 justify-center' : 'px-2'} ${isAround ? currentClass : ''}`}
      >
        {({ isActive }) => (
          <>
            <Icon
              aria-hidden
              className={`size-4.5 shrink-0 ${isActive || isAround ? 'text-accent-text' : 'text-muted'}`}
            />
            <span className={isNarrow ? 'sr-only' : 'flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5'}>
              {label} {kind && <span className="text-xs font-normal text-muted">{kind}</span>}
            </span>
            {mark && (
              <span className="rounded-full border border-line px-1.5 text-[0.6875rem] leading-4.5 text-muted">
                {mark}
              </span>
            )}
            {count && count.shown > 0 ? (
              <span
                className={`tabular grid place-items-center rounded-full bg-accent font-semibold text-on-accent ${isNarrow ? cornerClass : 'h-5 min-w-5 px-1.5 text-xs'}`}
              >
                <span aria-hidden>{count.shown > 99 ? '99+' : count.shown}</span>
                <span className="sr-only">{count.text}</span>
              </span>
            ) : null}
          </>
        )}
      </Link>
    </li>
  )
}

type SideToolsProps = Folding & {
  signOutLabel: string
  onSignOut: () => void
  /** The link to the user's account, when the sidebar is too narrow to show it at the top. */
  account?: ReactNode
}

/** Sign-out, appearance, language and folding, at the foot of the sidebar. */
export function SideTools({ isNarrow, onFold, signOutLabel, onSignOut, account }: SideToolsProps) {
  const { t } = useTranslation('common')
  const signOut = (
    <button
      type="button"
      onClick={onSignOut}
      title={isNarrow ? signOutLabel : undefined}
      className={`${sideItemClass} ${isNarrow ? 'w-11 justify-center' : 'flex-auto !gap-1.5 px-1.5'}`}
    >
      <LogOut aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
      <span className={isNarrow ? 'sr-only' : 'whitespace-nowrap'}>{signOutLabel}</span>
    </button>
  )
  return (
    <div
      className={`flex flex-wrap items-center gap-0.5 border-t border-line px-1.5 py-2 pointer-coarse:gap-1 ${isNarrow ? 'flex-col' : ''}`}
    >
      {!isNarrow && signOut}
      <ThemeSwitch className={toolClass} />
      <LanguageSwitcher className={toolClass} />
      {onFold && (
        <IconButton
          look="quiet"
          label={t(isNarrow ? 'shell.expand' : 'shell.collapse')}
          aria-expanded={!isNarrow}
          onClick={onFold}
          className={toolClass}
        >
          <PanelLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
        </IconButton>
      )}
      {isNarrow && account}
      {isNarrow && signOut}
    </div>
  )
}

/** Leads to the user's account, as an icon. */
export const AccountLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} title={label} aria-label={label} className={`${sideItemClass} min-h-11 w-11 justify-center`}>
    <CircleUserRound aria-hidden className="size-4.5" />
  </Link>
)

type NewTabProps = { href: string; label: string; isNarrow: boolean }

/** Leads out of the panel, in a tab of its own. */
export const NewTabItem = ({ href, label, isNarrow }: NewTabProps) => (
  <li>
    <a
      href={href}
      target="_blank"
      rel="noopener"
      title={isNarrow ? label : undefined}
      className={`${sideItemClass} ${isNarrow ? 'min-h-11 justify-center' : 'px-2'}`}
    >
      <ExternalLink aria-hidden className="size-4.5 shrink-0 text-muted rtl:-scale-x-100" />
      <span className={isNarrow ? 'sr-only' : ''}>{label}</span>
    </a>
  </li>
)
