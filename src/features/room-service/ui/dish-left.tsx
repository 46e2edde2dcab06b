import { useTranslation } from 'react-i18next'

/** Of a dish that runs low, how many portions are left; nothing of any other. */
export function DishLeft({ left }: { left: number | null }) {
  const { t } = useTranslation('guest')
  if (!left) return null
  return <span className="text-sm font-semibold text-wait">{t('menu.left', { count: left })}</span>
}
