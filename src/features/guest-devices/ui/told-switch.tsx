import { BellRing } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '#kit/web/ui/switch.tsx'
import { useOnline } from '#kit/web/use-online.ts'
import type { useTold } from './use-told.ts'

type ToldSwitchProps = { told: ReturnType<typeof useTold>; label: string; text: string }

/** Has the guest told on this device, or not; says what will be told. */
export function ToldSwitch({ told: { isBusy, isWanted, turn, problem }, label, text }: ToldSwitchProps) {
  const { t } = useTranslation('told')
  const isOnline = useOnline()
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <BellRing aria-hidden className="size-5 shrink-0 text-accent-text narrow:hidden" />
        <p id={`${id}label`} className="min-w-24 flex-1 font-medium text-pretty">
          {label}
        </p>
        <Switch
          isOn={isWanted}
          aria-labelledby={`${id}label`}
          aria-describedby={`${id}text`}
          aria-busy={isBusy || undefined}
          disabled={!isOnline}
          onChange={(isOn) => !isBusy && turn(isOn)}
        />
      </div>
      <p id={`${id}text`} className="mt-0.5 ps-8 narrow:ps-0 text-[0.9375rem] text-pretty text-muted">
        {text}
      </p>
      <div role="status" className="mt-2 ps-8 narrow:ps-0 text-pretty text-late empty:hidden">
        {isOnline ? problem : t('offline')}
      </div>
    </div>
  )
}
