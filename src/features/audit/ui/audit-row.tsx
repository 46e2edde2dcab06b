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
  Siren,
  UserRound,
  UserRoundCog,
  UsersRound,
  UtensilsCrossed,
  Webhook,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownEntry } from '../contract.ts'
import { isKind } from './use-sentence.ts'

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
  alerts: BellRing,
  menu: FileUp,
  service: ConciergeBell,
  announcement: Megaphone,
  guest: UserRound,
  hotel: Hotel,
  user: UserRoundCog,
  knowledge: BookOpenText,
  chat_conversation: MessagesSquare,
  question: MessageCircleQuestion,
  emergency_texts: Siren,
  device: BellRing,
  login: KeyRound,
  support_visit: LifeBuoy,
  webhook: Webhook,
  global_service: ConciergeBell,
  feature_flag: Flag,
} as const satisfies Record<string, LucideIcon>

type RowProps = {
  /** The newest of those that the row tells of. */
  entry: ShownEntry
  sentence: string
  time: ReactNode
  /** What there is to say of it. */
  children: ReactNode
}

/** What was done on one line, by whom and when; opens the rest. */
export function AuditRow({ entry, sentence, time, children }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const [isOpen, setOpen] = useState(false)
  const more = useId()
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
    <li data-entry={entry.id}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? more : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-start hover:bg-ink/3 sm:px-4"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-accent-text">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="line-clamp-3 font-medium wrap-anywhere">{sentence}</span>
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
        <span className="tabular shrink-0 text-muted">{time}</span>
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div id={more} className="border-t border-line/60">
          {children}
        </div>
      )}
    </li>
  )
}
