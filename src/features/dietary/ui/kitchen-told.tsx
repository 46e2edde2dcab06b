import { ChefHat, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Trait } from '../traits.ts'
import { useTraitWords } from './use-trait-words.ts'

type ToldProps = {
  avoided: readonly Trait[]
  /** Whether a note speaks of health without naming an allergen. */
  concernsHealth: boolean
  /** Whether the order is on its way to the kitchen. */
  isSent?: boolean
  acknowledgedAt?: string | null
  className?: string
}

/** That the kitchen reads what a guest avoids or notes with the order, and whether somebody there has seen it. */
export function KitchenTold(props: ToldProps) {
  const { avoided, concernsHealth, isSent = true, acknowledgedAt = null, className = '' } = props
  const { t } = useTranslation('traits')
  const { told } = useTraitWords()
  if (avoided.length === 0 && !concernsHealth) return null
  const said = [
    ...(avoided.length > 0 ? [told(avoided, isSent)] : []),
    ...(concernsHealth ? [t('toldNote')] : []),
  ]
  return (
    <div
      className={`grid gap-1.5 rounded-md border border-accent-text/25 bg-tint px-3.5 py-3 text-[0.9375rem] text-accent-text ${className}`}
    >
      <p className="flex gap-2.5 font-medium">
        <ChefHat aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 text-pretty">{said.join(' ')}</span>
      </p>
      <p role="status" className="flex gap-2.5 text-good empty:hidden">
        {acknowledgedAt && (
          <>
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t('seenByKitchen')}
          </>
        )}
      </p>
    </div>
  )
}
