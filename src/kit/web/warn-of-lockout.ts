import i18next from 'i18next'
import { toast } from './toast.ts'

/** RL-20, where an action was done and few more are allowed. */
export const warnOfLockout = (count: number) =>
  toast.warning(i18next.t('common:limits.warning', { count }), { id: 'attempts left', duration: 8000 })
