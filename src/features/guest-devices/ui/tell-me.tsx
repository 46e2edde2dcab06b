import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { BellRing } from 'lucide-react'
import { ToldObstacle } from './told-obstacle.tsx'
import { ToldSwitch } from './told-switch.tsx'
import { useTold } from './use-told.ts'

/** The offer to tell a guest when their order is on its way; nothing where the browser cannot, or was told not to. */
export function TellMe() {
  const { t } = useTranslation('told')
  const told = useTold()
  const { here } = told
  if (!here || (here.obstacle && here.obstacle !== 'install')) return null
  return (
    <div className="mt-5 animate-rise rounded-md border border-line bg-card py-2.5 ps-4 pe-3">
      {here.obstacle === null ? (
        <ToldSwitch told={told} label={t('offer.label')} text={t('offer.text')} />
      ) : (
        <ToInstall label={t('offer.label')} />
      )}
    </div>
  )
}

/** On an iPhone in the browser: how it can be told, once somebody wants to know. */
function ToInstall({ label }: { label: string }) {
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked) return <ToldObstacle obstacle="install" />
  return (
    <Button look="quiet" className="w-full justify-start! px-0!" onClick={() => setIsAsked(true)}>
      <BellRing aria-hidden className="size-5 text-accent-text" />
      {label}
    </Button>
  )
}
