import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { ToldObstacle } from './told-obstacle.tsx'
import { ToldSwitch } from './told-switch.tsx'
import { useTold } from './use-told.ts'

/** The offer to tell a guest when their order is here; nothing where the browser cannot, or was told not to. */
export function TellMe() {
  const { t } = useTranslation('told')
  const told = useTold()
  const { here } = told
  if (here?.obstacle === 'install') return <ToInstall label={t('offer.label')} />
  if (!here || here.obstacle) return null
  return (
    <div className="mt-5 animate-rise rounded-md border border-line bg-card py-2.5 ps-4 pe-3 narrow:px-3">
      <ToldSwitch told={told} label={t('offer.label')} text={t('offer.text')} />
    </div>
  )
}

/** On an iPhone in the browser: how it can be told, once somebody wants to know. */
function ToInstall({ label }: { label: string }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div role="status" className="mt-5 animate-rise">
      {isAsked ? (
        <ToldObstacle obstacle="install" />
      ) : (
        <Button className="w-full justify-start! font-medium!" onClick={() => setIsAsked(true)}>
          <BellRing aria-hidden className="size-5 text-accent-text" />
          {label}
        </Button>
      )}
    </div>
  )
}
