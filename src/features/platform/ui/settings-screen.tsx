import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CloudOff, Flag, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#kit/web/ui/page.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { PlatformSettings } from '../contract.ts'
import { FlagRow, ServiceRow } from './setting-rows.tsx'
import { settingsQuery } from './use-settings.ts'
import { WebhookForm } from './webhook-form.tsx'

/** Global Settings (SET-01 to SET-10). */
export function SettingsScreen() {
  const { t } = useTranslation(['platform', 'common'])
  const { errorText } = useErrorText()
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery)
  useFailureToast(error, t('settings.loadFailed'))

  return (
    <Page title={t('nav.settings')} isNarrow>
      <p className="flex items-start gap-2.5 rounded-md bg-tint px-3.5 py-2.5 text-accent-text">
        <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {t('settings.note')}
      </p>
      {settings && <Sections settings={settings} />}
      {!settings && error && (
        <EmptyState icon={CloudOff} title={t('settings.loadFailed')} text={errorText(error, '')}>
          <Button look="primary" isBusy={isFetching} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </EmptyState>
      )}
      {!settings && !error && (
        <div role="status" aria-label={t('common:loading')} className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </div>
      )}
    </Page>
  )
}

function Sections({ settings: { webhook, services, flags } }: { settings: PlatformSettings }) {
  const { t } = useTranslation('platform')
  const flagsSection = useRef<HTMLDivElement>(null)
  const isAboutFlags = useLocation({ select: ({ hash }) => hash === 'feature-flags' })
  useEffect(() => {
    if (!isAboutFlags) return
    flagsSection.current?.scrollIntoView()
    flagsSection.current?.focus({ preventScroll: true })
  }, [isAboutFlags])

  return (
    <>
      <WebhookForm webhook={webhook} />
      <Panel title={t('settings.services')} text={t('settings.servicesText')}>
        <ul className="divide-y divide-line">
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      </Panel>
      <div
        id="feature-flags"
        ref={flagsSection}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--bar,0px)+var(--head,0px)+1.25rem)] rounded-lg"
      >
        <Panel title={t('settings.flags')} text={t('settings.flagsText')}>
          {flags.length === 0 ? (
            <EmptyState icon={Flag} title={t('settings.noFlags')} />
          ) : (
            <ul className="divide-y divide-line">
              {flags.map((flag) => (
                <FlagRow key={flag.flagName} flag={flag} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </>
  )
}
