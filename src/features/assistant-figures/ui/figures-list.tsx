import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Pager } from '#kit/web/ui/pager.tsx'
import { HeaderCell, Table, tableCell } from '#kit/web/ui/table.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { FiguresPage, HotelFigures } from '../contract.ts'
import { HOTELS_PER_PAGE } from '../rules.ts'
import { AnsweredShare, HotelLink, WebhookState } from './hotel-figures.tsx'

type ListProps = { list: FiguresPage; onPage: (page: number) => void }

/** One page of the hotels that match the search. */
export function FiguresList({ list: { hotels, count, page }, onPage }: ListProps) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  const isRoomy = useMedia('(width >= 72rem)')
  const range = (from: number, to: number) =>
    count > HOTELS_PER_PAGE
      ? t('assistant.page', { from: number(from), to: number(to), total: number(count) })
      : t('hotels.found', { count })
  return (
    <div className="grid gap-3">
      {isRoomy ? <FiguresTable hotels={hotels} /> : <FiguresCards hotels={hotels} />}
      <Pager
        page={page}
        pageSize={HOTELS_PER_PAGE}
        total={count}
        range={range}
        previous={t('assistant.previousPage')}
        next={t('assistant.nextPage')}
        onPage={onPage}
      />
    </div>
  )
}

const COLUMNS = ['conversations', 'answered', 'handOvers', 'webhook'] as const
const cell = `${tableCell} py-2.5 align-top`

function FiguresTable({ hotels }: { hotels: readonly HotelFigures[] }) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  const head = (
    <>
      <HeaderCell>{t('console.hotel')}</HeaderCell>
      {COLUMNS.map((column) => (
        <HeaderCell key={column} className="whitespace-nowrap">
          {t(`assistant.${column}`)}
        </HeaderCell>
      ))}
    </>
  )
  return (
    <Table head={head}>
      {hotels.map((hotel) => (
        <tr key={hotel.id} data-hotel={hotel.slug} className="group hover:bg-ink/3">
          <th scope="row" className={`${cell} text-start font-normal group-last:rounded-es-lg`}>
            <HotelLink hotel={hotel} />
          </th>
          <td className={`${cell} tabular`}>{number(hotel.conversations)}</td>
          <td className={`${cell} w-68`}>
            <AnsweredShare figures={hotel} />
          </td>
          <td className={`${cell} tabular`}>{number(hotel.handOvers)}</td>
          <td className={`${cell} w-64 group-last:rounded-ee-lg`}>
            <WebhookState hotel={hotel} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** The table's rows as cards, for phones and tablets. */
function FiguresCards({ hotels }: { hotels: readonly HotelFigures[] }) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
      {hotels.map((hotel) => (
        <li
          key={hotel.id}
          data-hotel={hotel.slug}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-card p-4 shadow-card"
        >
          <h3 className="text-base">
            <HotelLink hotel={hotel} />
          </h3>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
            <div>
              <dt className="text-muted">{t('assistant.conversations')}</dt>
              <dd className="tabular font-semibold">{number(hotel.conversations)}</dd>
            </div>
            <div>
              <dt className="text-muted">{t('assistant.handOvers')}</dt>
              <dd className="tabular font-semibold">{number(hotel.handOvers)}</dd>
            </div>
            <div className={hotel.questions > 0 ? 'col-span-2' : ''}>
              <dt className="text-muted">{t('assistant.answered')}</dt>
              <dd>
                <AnsweredShare figures={hotel} />
              </dd>
            </div>
            <div className={hotel.lastFailure ? 'col-span-2' : ''}>
              <dt className="text-muted">{t('assistant.webhook')}</dt>
              <dd>
                <WebhookState hotel={hotel} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
