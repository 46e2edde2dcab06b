import { useTranslation } from 'react-i18next'
import type { Obstacle } from './obstacle.ts'

const STEPS = ['share', 'add', 'open'] as const

/** Why this browser cannot ring, and what to do about it. */
export function ObstacleWords({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="grid gap-2 rounded-md bg-wait-tint px-3.5 py-3">
      <p className="font-medium">{t(`devices.obstacle.${obstacle}`)}</p>
      {obstacle === 'install' ? (
        <ol className="list-decimal space-y-1 ps-5">
          {STEPS.map((step) => (
            <li key={step}>{t(`devices.install.${step}`)}</li>
          ))}
        </ol>
      ) : (
        <p>{t(`devices.obstacleText.${obstacle}`)}</p>
      )}
    </div>
  )
}
