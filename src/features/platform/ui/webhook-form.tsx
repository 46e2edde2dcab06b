import { Check, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { type Webhook, WEBHOOK_URL_LENGTH } from '../contract.ts'
import { useMoment } from './setting-names.ts'
import { useSaveWebhook } from './use-webhook.ts'
import { WebhookTry } from './webhook-try.tsx'
import { platformApi } from './api.ts'

/** The form for the webhook's URL (SET-01 to SET-03, OP-78). */
export function WebhookForm({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('platform')
  const moment = useMoment()
  const [typed, setTyped] = useState<string | null>(null)
  const save = useSaveWebhook(() => setTyped(null))
  useCuredToast(t('settings.webhookFailed'), save.isError)
  const value = typed ?? webhook.url
  const isEdited = typed !== null && typed.trim() !== webhook.url
  const [isAsking, setAsking] = useState(false)
  const isBlank = value.trim() === ''
  const refused = platformApi.dataOf(save.error, 'WEBHOOK_REFUSED')
  const isSet = webhook.url !== ''
  const isSaved = isSet && !isEdited
  const lastUpdated = isSet
    ? t('settings.lastUpdated', { moment: moment(webhook.updatedAt) })
    : t('settings.webhookNone')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isEdited && !isBlank && !save.isPending) save.mutate({ seen: webhook.url, url: value.trim() })
  }

  return (
    <Panel title={t('settings.webhookTitle')} text={t('settings.webhookText')}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label={t('settings.webhook')}
          hint={lastUpdated}
          typed={{ text: value, limit: WEBHOOK_URL_LENGTH }}
          error={refused ? t(`settings.webhookProblem.${refused.problem}`) : undefined}
        >
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                type="url"
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://"
                value={value}
                onChange={({ target }) => {
                  setTyped(target.value)
                  save.reset()
                }}
                className={`${inputClass} min-w-0 flex-1 basis-72`}
              />
              <Button
                type="submit"
                look={isEdited ? 'primary' : 'plain'}
                disabled={!isEdited || isBlank}
                isBusy={save.isPending}
                className="min-h-12"
              >
                {isSaved && <Check aria-hidden className="size-4" />}
                {t(isSaved ? 'settings.saved' : 'settings.save')}
              </Button>
              {isSet && isBlank && (
                <Button className="min-h-12 text-late" onClick={() => setAsking(true)}>
                  <Trash2 aria-hidden className="size-4" />
                  {t('settings.webhookRemove')}
                </Button>
              )}
            </div>
          )}
        </Field>
      </form>
      {isAsking && (
        <ConfirmDialog
          isDangerous
          title={t('settings.webhookRemoveTitle')}
          text={t('settings.webhookRemoveText')}
          confirm={t('settings.webhookRemove')}
          isBusy={save.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => save.mutate({ seen: webhook.url, url: '' }, { onSettled: () => setAsking(false) })}
        />
      )}
      {isSet && <WebhookTry key={webhook.url} isDisabled={isEdited} />}
    </Panel>
  )
}
