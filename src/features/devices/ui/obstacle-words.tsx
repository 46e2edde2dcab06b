import { useTranslation } from 'react-i18next'
import type { Obstacle } from '#kit/web/push/obstacle.ts'
import { ObstacleNotice } from '#kit/web/push/obstacle-notice.tsx'

const STEPS = ['share', 'add', 'open'] as const

/** Why this browser cannot ring, and what to do about it. */
export function ObstacleWords({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation('hotel-admin')
  const what =
    obstacle === 'install'
      ? STEPS.map((step) => t(`devices.install.${step}`))
      : t(`devices.obstacleText.${obstacle}`)
  return <ObstacleNotice title={t(`devices.obstacle.${obstacle}`)} what={what} />
}
