import { useTranslation } from 'react-i18next'
import type { Obstacle } from '#kit/web/push/obstacle.ts'
import { ObstacleNotice } from '#kit/web/push/obstacle-notice.tsx'

const STEPS = ['share', 'add', 'open'] as const

/** Why the guest cannot be told in this browser, and what to do about it. */
export function ToldObstacle({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation('told')
  const what =
    obstacle === 'install' ? STEPS.map((step) => t(`install.${step}`)) : t(`obstacleText.${obstacle}`)
  return <ObstacleNotice title={t(`obstacle.${obstacle}`)} what={what} />
}
