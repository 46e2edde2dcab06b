import { BellRing, X } from 'lucide-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { MenuItem } from '#kit/web/ui/menu.tsx'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { ToldObstacle } from './told-obstacle.tsx'
import { ToldSwitch } from './told-switch.tsx'
import { useTold } from './use-told.ts'

/** In the menu of the guest: what they are told on this device. */
export function ToldEntry() {
  const { t } = useTranslation('told')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <MenuItem onChoose={() => setIsOpen(true)}>
        <BellRing aria-hidden className="size-4" />
        {t('entry')}
      </MenuItem>
      {isOpen && createPortal(<ToldSheet onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

function ToldSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['told', 'common'])
  const id = useId()
  const told = useTold()
  const obstacle = told.here?.obstacle ?? null
  return (
    <Sheet titleId={id} className="max-w-md" onClose={onClose}>
      {/* keys are the sheet's, not the menu's that it came from */}
      <div
        role="presentation"
        onKeyDown={(event) => event.stopPropagation()}
        className="grid gap-4 px-5 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      >
        <header className="flex items-start justify-between gap-3">
          <h2 id={id} className="pt-1.5 font-display text-2xl font-semibold tracking-tight">
            {t('title')}
          </h2>
          <IconButton look="quiet" label={t('common:close')} onClick={onClose} className="-me-2">
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        {obstacle ? (
          <ToldObstacle obstacle={obstacle} />
        ) : (
          <>
            <ToldSwitch told={told} label={t('label')} text={t('what')} />
            <p className="ps-8 narrow:ps-0 text-[0.9375rem] text-pretty text-muted">{t('discreet')}</p>
          </>
        )}
      </div>
    </Sheet>
  )
}
