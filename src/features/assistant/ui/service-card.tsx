import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { lastDayWords } from '../last-day.ts'
import type { RequestIntent, ServiceOption } from '../intents.ts'
import { CardTold } from './card-told.tsx'
import { ChooseTime } from './choose-time.tsx'
import { ChooseHour } from './choose-hour.tsx'
import { ChooseOpenTime } from './choose-open-time.tsx'
import { OpenOffer } from './open-offer.tsx'
import { ServiceChoice } from './service-choice.tsx'
import { ServiceLine } from './service-line.tsx'
import type { OrderMoment } from './use-order-when.ts'

/** What a guest asked for in the chat: a tap opens it, filled in as it was understood; it books nothing. */
export function ServiceCard({ intent }: { intent: Pick<RequestIntent, 'offers' | 'unclear' | 'places'> }) {
  const { offers, unclear, places } = intent
  const { slug } = useHotel()
  const { t } = useTranslation('work')
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const { data } = useQuery(offersApi.query.list.queryOptions({ input: { slug } }))
  const offerOf = ({ offerId }: ServiceOption) => data?.find(({ id }) => id === offerId) ?? null
  const [picked, setPicked] = useState(0)
  const [moment, setMoment] = useState<OrderMoment>()
  const option = offers[picked] ?? offers[0]
  const headingId = useId()
  if (!option) return null
  const offer = offerOf(option)
  const isOne = offers.length === 1
  const { doubt, lastDay, isSoonOnly, atMost, atMostOf } = option
  const hint = isSoonOnly
    ? t('chat.soonOnly')
    : doubt && (lastDay ? t('chat.afterStay', { date: lastDayWords(lastDay, locale) }) : t(`chat.${doubt}`))
  return (
    <article
      aria-labelledby={headingId}
      className="grid w-full max-w-md grid-cols-1 gap-3 rounded-lg rounded-es-sm border border-line bg-card p-4 shadow-card"
    >
      <header>
        <h2 id={headingId} className="font-display text-xl font-semibold tracking-tight">
          {t(isOne ? 'chat.title' : 'chat.titleChoose')}
        </h2>
        <p className="text-[0.9375rem] text-muted">{t('chat.lead')}</p>
      </header>
      {isOne ? (
        <ServiceLine option={option} offer={offer} isGone={data !== undefined && !offer} />
      ) : (
        <ServiceChoice
          headingId={headingId}
          options={offers}
          offerOf={offerOf}
          isKnown={data !== undefined}
          picked={picked}
          onPick={(at) => {
            setPicked(at)
            setMoment(undefined)
          }}
        />
      )}
      {offer && atMost !== undefined && (
        <p className="text-[0.9375rem] text-pretty">
          {t(atMostOf === 'people' ? 'chat.people' : 'chat.pieces', { count: atMost })}
        </p>
      )}
      {offer && hint && <p className="text-[0.9375rem] text-pretty">{hint}</p>}
      {(unclear || places) && <CardTold unclear={unclear} places={places} />}
      {offer && option.either && !option.isAppointment && (
        <ChooseHour moments={option.either} chosen={moment ?? undefined} onChoose={setMoment} />
      )}
      {offer && option.openTime && (
        <ChooseOpenTime openTime={option.openTime} chosen={moment} onChoose={setMoment} />
      )}
      {offer &&
        (option.isAppointment && option.doubt !== 'far' ? (
          <ChooseTime key={option.offerId} option={option}>
            {(startsAt) => <OpenOffer option={option} offer={offer} startsAt={startsAt} />}
          </ChooseTime>
        ) : (
          <OpenOffer
            option={{ ...option, at: moment === undefined ? option.at : moment }}
            offer={offer}
            startsAt={null}
            isDisabled={(option.either ?? option.openTime) !== undefined && moment === undefined}
          />
        ))}
    </article>
  )
}
