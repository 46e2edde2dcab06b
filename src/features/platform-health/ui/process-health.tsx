import { useTranslation } from 'react-i18next'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Health } from '../contract.ts'

/** The state of the process that responded, and the size of the database. */
export function ProcessHealth({ health }: { health: Health }) {
  const { t } = useTranslation('platform')
  const { number, moment } = useFormatters()
  const { liveStreams, databaseBytes, startedAt } = health
  const figures = [
    [t('console.streams'), number(liveStreams)],
    [t('console.database'), t('console.megabytes', { size: number(Math.round(databaseBytes / 1_000_000)) })],
    [t('console.runningSince'), moment(startedAt)],
  ]
  return (
    <Panel title={t('console.health')} text={t('console.healthText')}>
      <dl className="grid gap-2">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular font-semibold">
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
