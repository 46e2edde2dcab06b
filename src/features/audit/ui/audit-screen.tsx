import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { auditApi } from './api.ts'
import { useAuditAddress } from './audit-address.ts'
import { AuditFilters, ActiveFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { useAudit } from './use-audit.ts'
import { useLead } from './use-lead.ts'
import { useSentences } from './use-sentence.ts'

/** Who changed what at the hotel, and when. */
export function AuditScreen() {
  const { t } = useTranslation('hotel-admin')
  const leadOf = useLead()
  const { slug, timeZone } = useHotel()
  const { choice } = useAuditAddress()
  const { thingOf } = useSentences()
  const { hotel: _hotel, ...filter } = choice
  const asked = { slug, ...filter }
  const audit = useAudit({
    key: asked,
    load: (after) => auditApi.call.list({ ...asked, after }),
    countNewer: (newest) => auditApi.call.countNewer({ ...asked, newest }),
  })
  const [first] = audit.entries ?? []

  return (
    <Page title={t('audit.title')} lead={leadOf(t('audit.lead'), timeZone)}>
      <AuditFilters />
      <ActiveFilters thing={first ? thingOf(first) : null} />
      <AuditList audit={audit} timeZone={timeZone}>
        <Link to="/hotelly/$slug/admin/dashboard" params={{ slug }} className={buttonClass()}>
          {t('audit.emptyAction')}
        </Link>
      </AuditList>
    </Page>
  )
}
