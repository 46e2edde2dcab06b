import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { secondFactorApi } from './api.ts'
import type { Proof } from './proof-fields.tsx'

const TOAST = 'second-factor'

/** What the caller has beside their password; `slug` is null for a super admin. */
export const secondFactorQuery = (slug: string | null) =>
  slug === null
    ? secondFactorApi.query.superAdminSecondFactor.queryOptions()
    : secondFactorApi.query.secondFactor.queryOptions({ input: { slug } })

/** Turns a second factor on and off; what of the proof was wrong is said at its field. */
export function useSecondFactor(slug: string | null) {
  const { t } = useTranslation(['second-factor', 'hotel-admin'])
  const { errorText, limitText } = useErrorText()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: secondFactorQuery(slug).queryKey })
  const onError = (error: unknown) => {
    const code = secondFactorApi.codeOf(error)
    if (code === 'INVALID_CREDENTIALS' || code === 'SECOND_FACTOR_INVALID') return
    if (code === 'SECOND_FACTOR_CHANGED') void refresh()
    const reason = code === 'SECOND_FACTOR_CHANGED' ? t('own.elsewhere') : errorText(error, '')
    toast.error(t('own.failed'), {
      id: TOAST,
      duration: Number.POSITIVE_INFINITY,
      description: limitText(error, 'login') ?? reason,
    })
  }
  const enable = useMutation({
    mutationFn: (proof: Proof & { secret: string }) =>
      slug === null
        ? secondFactorApi.call.enableSuperAdminSecondFactor(proof)
        : secondFactorApi.call.enableSecondFactor({ slug, ...proof }),
    onError,
  })
  const disable = useMutation({
    mutationFn: (proof: Proof) =>
      slug === null
        ? secondFactorApi.call.disableSuperAdminSecondFactor(proof)
        : secondFactorApi.call.disableSecondFactor({ slug, ...proof }),
    onSuccess: async () => {
      await refresh()
      toast.success(t('own.turnedOff'))
    },
    onError,
  })
  useCuredToast(TOAST, enable.isError || disable.isError)
  /** What is wrong with the password and the code of an attempt. */
  const problemsOf = ({ error }: { error: unknown }) => {
    const code = secondFactorApi.codeOf(error)
    return {
      current: code === 'INVALID_CREDENTIALS' ? t('hotel-admin:account.wrong') : undefined,
      code: code === 'SECOND_FACTOR_INVALID' ? t('own.invalid') : undefined,
    }
  }
  return { enable, disable, refresh, problemsOf }
}
