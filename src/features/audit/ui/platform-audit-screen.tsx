import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownTimeZone } from '#kit/web/own-time-zone.ts'
import { Combobox } from '#kit/web/ui/combobox.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { auditApi } from './api.ts'
import { useAuditAddress } from './audit-address.ts'
import { AuditFilters, ActiveFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { useAudit } from './use-audit.ts'
import { useLead } from './use-lead.ts'
import { useSentences } from './use-sentence.ts'

/** Who changed what at any hotel, and when, in the reader's time zone. */
export function PlatformAuditScreen() {
  const { t } = useTranslation('hotel-admin')
  const leadOf = useLead()
  const { choice, go } = useAuditAddress()
  const { thingOf } = useSentences()
  const hotels = useQuery(auditApi.query.listHotels.queryOptions())
  const timeZone = ownTimeZone()
  const asked = { ...choice, timeZone }
  const audit = useAudit({
    key: { isPlatform: true, ...asked },
    load: (after) => auditApi.call.listAcrossHotels({ ...asked, after }),
    countNewer: (newest) => auditApi.call.countNewerAcrossHotels({ ...asked, newest }),
  })
  const [first] = audit.entries ?? []

  return (
    <Page title={t('audit.title')} lead={leadOf(t('audit.platformLead'), timeZone)}>
      <AuditFilters>
        <div className="col-span-2 min-w-0 lg:w-44">
          <Combobox
            isCompact
            label={t('audit.hotelLabel')}
            choices={[
              { value: '', label: t('audit.allHotels') },
              ...(hotels.data ?? []).map(({ slug, name }) => ({ value: slug, label: name, note: slug })),
            ]}
            noneText={t('audit.noHotel')}
            value={choice.hotel ?? ''}
            onChange={(hotel) => go({ hotel: hotel || null })}
          />
        </div>
      </AuditFilters>
      <ActiveFilters thing={first ? thingOf(first) : null} />
      <AuditList audit={audit} timeZone={timeZone} />
    </Page>
  )
}
