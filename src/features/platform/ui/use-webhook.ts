import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import type { Webhook } from '../contract.ts'
import { platformApi } from './api.ts'
import { useSettingsChange } from './use-settings.ts'

/** Saves the address, or takes it away where it is empty (SET-03). If somebody else saved first, shows an error and keeps what was typed. */
export function useSaveWebhook(onSaved: () => void) {
  const { t } = useTranslation('platform')
  const { show, refuse } = useSettingsChange()
  const put = (webhook: Webhook) => show((settings) => ({ ...settings, webhook }))
  return useMutation({
    mutationFn: (change: { seen: string; url: string }) => platformApi.call.setWebhookUrl(change),
    onSuccess: (webhook, { url }) => {
      put(webhook)
      onSaved()
      toast.success(t(url ? 'settings.webhookUpdated' : 'settings.webhookRemoved'))
    },
    onError: (error) => {
      if (platformApi.codeOf(error) === 'WEBHOOK_REFUSED')
        return toast.error(t('settings.webhookFailed'), { id: t('settings.webhookFailed') })
      const now = platformApi.dataOf(error, 'CHANGED')?.current
      if (now) put(now)
      return refuse(
        error,
        t('settings.webhookFailed'),
        now ? t('settings.webhookChanged', { url: now.url }) : undefined,
      )
    },
  })
}
