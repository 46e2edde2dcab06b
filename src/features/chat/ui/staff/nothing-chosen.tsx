import { useQuery } from '@tanstack/react-query'
import { BookOpen, Headset, MessagesSquare, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useInboxAddress } from './inbox-address.ts'
import { conversationsQuery } from './inbox-options.ts'

const HELP = [
  { key: 'helpTakeOver', icon: Headset },
  { key: 'helpKeep', icon: BookOpen },
  { key: 'helpSound', icon: Volume2 },
] as const

/** Beside the list while no conversation is open: whoever waits longest, and what can be done here. */
export function NothingChosen() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { open } = useInboxAddress()
  const first = useQuery(conversationsQuery(slug, 'open')).data?.find(({ state }) => state === 'waiting')
  return (
    <div className="m-auto grid w-full max-w-md justify-items-center gap-2 p-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-tint text-accent-text">
        <MessagesSquare aria-hidden className="size-6.5" />
      </span>
      <p className="mt-2 text-lg font-semibold">{t(first ? 'inbox.choose' : 'inbox.quiet')}</p>
      {first && (
        <Button look="primary" className="mt-1" onClick={() => open(first.id)}>
          {t('inbox.openFirst')}
        </Button>
      )}
      <ul className="mt-4 grid w-full gap-4 border-t border-line pt-6 text-start">
        {HELP.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-3.5 text-pretty text-muted">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
            {t(`inbox.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
