import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { SwitchLine } from '#kit/web/ui/switch-line.tsx'
import type { StaffMail } from '../contract.ts'
import { TestMail } from './test-mail.tsx'
import { useMailWishes } from './use-mail-wishes.ts'

/** What somebody of the staff is written to about, in which language, and whether it arrives. */
export function MailSection() {
  const { t } = useTranslation('hotel-admin')
  const { data, error, isFetching, refetch, change } = useMailWishes()
  return (
    <Panel title={t('mail.title')} text={data && !data.isSent ? t('mail.none') : t('mail.lead')}>
      {!data && !error && <Skeleton className="h-64" />}
      {!data && error && (
        <LoadFailure
          title={t('mail.loadFailed')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.isSent && (
        <>
          {data.refusal && <Refused refusal={data.refusal} address={data.address} />}
          <SwitchLine
            title={t('mail.alerts')}
            text={t('mail.alertsText')}
            isOn={data.alerts}
            onChange={(alerts) => change({ alerts })}
          />
          <SwitchLine
            title={t('mail.summary')}
            text={t('mail.summaryText')}
            isOn={data.summary}
            onChange={(summary) => change({ summary })}
          />
          <p className="-mb-1.5 text-[0.9375rem] font-medium">{t('mail.language')}</p>
          <Segments
            label={t('mail.language')}
            choices={LANGUAGES.map((value) => ({
              value,
              text: <bdi lang={value}>{LANGUAGE_FACTS[value].name}</bdi>,
            }))}
            chosen={data.language}
            onChoose={(language) => change({ language })}
            className="max-w-md"
          />
          <TestMail address={data.address} />
        </>
      )}
    </Panel>
  )
}

type RefusedProps = { refusal: NonNullable<StaffMail['refusal']>; address: string }

function Refused({ refusal: { at, words }, address }: RefusedProps) {
  const { t } = useTranslation('hotel-admin')
  const { date, time } = useFormatters()
  return (
    <div className="flex gap-2.5 rounded-md bg-late-tint px-3.5 py-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-late" />
      <div className="min-w-0">
        <p className="font-medium text-late">
          {t('mail.refused', { address, day: date(at), time: time(at) })}
        </p>
        <p className="wrap-anywhere">
          <bdi>{words}</bdi>
        </p>
        <p className="text-muted">{t('mail.refusedText')}</p>
      </div>
    </div>
  )
}
