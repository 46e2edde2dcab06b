import {
  BellRing,
  CalendarClock,
  ChefHat,
  BookOpenText,
  ChevronDown,
  CircleDot,
  ConciergeBell,
  FileUp,
  Flag,
  Hotel,
  KeyRound,
  LifeBuoy,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestion,
  MessagesSquare,
  Receipt,
  UserRound,
  UserRoundCog,
  UsersRound,
  UtensilsCrossed,
  Webhook,
} from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { ShownEntry } from '../contract.ts'
import { AuditDetails } from './audit-details.tsx'
import { isKind, useSentences } from './use-sentence.ts'

const ICONS = {
  booking: Receipt,
  request: ListTodo,
  appointment: CalendarClock,
  offer: ConciergeBell,
  resource: UsersRound,
  menu_item: UtensilsCrossed,
  option_group: ListChecks,
  menu_parts: CalendarClock,
  kitchen: ChefHat,
  menu: FileUp,
  service: ConciergeBell,
  announcement: Megaphone,
  guest: UserRound,
  hotel: Hotel,
  user: UserRoundCog,
  knowledge: BookOpenText,
  chat_conversation: MessagesSquare,
  question: MessageCircleQuestion,
  device: BellRing,
  login: KeyRound,
  support_visit: LifeBuoy,
  webhook: Webhook,
  global_service: ConciergeBell,
  feature_flag: Flag,
} as const satisfies Record<string, LucideIcon>

/** One change on one line: what, who and when; expands to the values before and after. */
export function AuditLine({ entry, timeZone }: { entry: ShownEntry; timeZone: string }) {
  const { t } = useTranslation('hotel-admin')
  const { time } = useFormatters(entry.currency, timeZone)
  const { sentenceOf } = useSentences()
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const Icon = entry.action === 'place' ? BellRing : isKind(entry.entity) ? ICONS[entry.entity] : CircleDot
  const isOfPlatform = entry.hotel !== undefined
  const { actorKind, actorName } = entry
  const actorText =
    actorKind === 'system'
      ? t('audit.system')
      : actorKind === 'support'
        ? t('audit.support', { name: actorName })
        : actorName

  return (
    <li
      data-entry={entry.id}
      className="max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-card max-sm:shadow-card"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-start hover:bg-ink/3 sm:px-4"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-accent-text">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="line-clamp-3 font-medium wrap-anywhere">{sentenceOf(entry)}</span>
          <span className="line-clamp-2 text-[0.8125rem] text-muted wrap-anywhere">
            <bdi>{actorText}</bdi>
            {isOfPlatform && (
              <>
                <span aria-hidden> · </span>
                <bdi>{entry.hotel?.name ?? t('audit.platform')}</bdi>
              </>
            )}
          </span>
        </span>
        <time dateTime={entry.at} className="tabular shrink-0 text-muted">
          {time(entry.at)}
        </time>
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div id={details} className="border-t border-line/60 px-3 pt-3 pb-4 sm:ps-16 sm:pe-4">
          <AuditDetails entry={entry} place={{ currency: entry.currency, timeZone }} />
        </div>
      )}
    </li>
  )
}
