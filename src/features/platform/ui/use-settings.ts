import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import type { FeatureFlag, GlobalService, PlatformSettings } from '../contract.ts'
import { platformApi } from './api.ts'
import { useSettingNames } from './setting-names.ts'

export const settingsQuery = platformApi.query.settings.queryOptions()

/** Updates the cached settings after a change, and shows an error when one is refused. */
export function useSettingsChange() {
  const tell = useRefusalToast()
  const client = useQueryClient()
  const { queryKey } = settingsQuery
  const show = (change: (settings: PlatformSettings) => PlatformSettings) =>
    client.setQueryData(queryKey, (settings) => settings && change(settings))
  return {
    show,
    /** Optimistic update; cancels pending requests first, because their responses would undo it. */
    showAhead: async (change: (settings: PlatformSettings) => PlatformSettings) => {
      await client.cancelQueries({ queryKey })
      show(change)
    },
    refuse: (error: unknown, text: string, reason?: string) => {
      void client.invalidateQueries({ queryKey })
      tell(error, text, reason)
    },
  }
}

const withService = (id: string, enabled: boolean) => (settings: PlatformSettings) => ({
  ...settings,
  services: settings.services.map((service) => (service.id === id ? { ...service, enabled } : service)),
})

/** SET-05, SET-08. */
export function useSwitchService() {
  const { t } = useTranslation('platform')
  const { nameOfService } = useSettingNames()
  const { show, showAhead, refuse } = useSettingsChange()
  return useMutation({
    mutationFn: ({ service: { id }, enabled }: { service: GlobalService; enabled: boolean }) =>
      platformApi.call.setServiceEnabled({ id, enabled }),
    onMutate: ({ service, enabled }) => showAhead(withService(service.id, enabled)),
    onSuccess: (service) => {
      const text = service.enabled ? 'settings.serviceEnabled' : 'settings.serviceDisabled'
      toast.success(t(text, { service: nameOfService(service) }))
    },
    onError: (error, { service, enabled }) => {
      show(withService(service.id, !enabled))
      refuse(error, t('settings.serviceFailed'))
    },
  })
}

const withFlag = (flagName: string, change: Partial<FeatureFlag>) => (settings: PlatformSettings) => ({
  ...settings,
  flags: settings.flags.map((flag) => (flag.flagName === flagName ? { ...flag, ...change } : flag)),
})

/** SET-07, SET-08. */
export function useSwitchFlag() {
  const { t } = useTranslation('platform')
  const { nameOfFlag } = useSettingNames()
  const { show, showAhead, refuse } = useSettingsChange()
  return useMutation({
    mutationFn: ({ flag: { flagName }, enabled }: { flag: FeatureFlag; enabled: boolean }) =>
      platformApi.call.setFlag({ flagName, enabled }),
    onMutate: ({ flag, enabled }) => showAhead(withFlag(flag.flagName, { enabled })),
    onSuccess: (flag) => {
      show(withFlag(flag.flagName, flag))
      toast.success(
        t(flag.enabled ? 'settings.flagEnabled' : 'settings.flagDisabled', { flag: nameOfFlag(flag) }),
      )
    },
    onError: (error, { flag, enabled }) => {
      show(withFlag(flag.flagName, { enabled: !enabled }))
      refuse(error, t('settings.flagFailed'))
    },
  })
}
