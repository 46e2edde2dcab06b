import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#kit/web/area.ts'
import { auditApi } from './api.ts'
import { useAuditAddress } from './audit-address.ts'
import { AuditFilters, Choice, ChosenOnes } from './audit-filters.tsx'
import { AuditHead } from './audit-head.tsx'
import { AuditList } from './audit-list.tsx'
import { useAudit } from './use-audit.ts'
import { useSentences } from './use-sentence.ts'

const UTC = { currency: 'USD', timeZone: 'UTC' }

/** What was changed at any hotel, by whom and when. Days and times are those of the chosen hotel, else of UTC. */
export function PlatformAuditScreen() {
  const { t } = useTranslation('hotel-admin')
  const { choice, go } = useAuditAddress()
  const { thingOf } = useSentences()
  useTitle(t('audit.title'))
  const hotels = useQuery(auditApi.query.listHotels.queryOptions())
  const chosen = hotels.data?.find(({ slug }) => slug === choice.hotel)
  const audit = useAudit({
    key: { isPlatform: true, ...choice },
    load: (after) => auditApi.call.listAcrossHotels({ ...choice, after }),
    countNewer: (newest) => auditApi.call.countNewerAcrossHotels({ ...choice, newest }),
  })
  const [first] = audit.entries ?? []

  return (
    <div className="mx-auto grid max-w-5xl gap-5 px-4 py-5 lg:px-8 lg:py-7">
      <AuditHead lead={chosen ? t('audit.platformLead') : `${t('audit.platformLead')} ${t('audit.utc')}.`} />
      <AuditFilters>
        <Choice isWide label={t('audit.hotelLabel')} value={choice.hotel} onChoose={(hotel) => go({ hotel })}>
          <option value="">{t('audit.allHotels')}</option>
          {hotels.data?.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Choice>
      </AuditFilters>
      <ChosenOnes thing={first ? thingOf(first) : null} />
      <AuditList audit={audit} place={chosen ?? UTC} />
    </div>
  )
}
