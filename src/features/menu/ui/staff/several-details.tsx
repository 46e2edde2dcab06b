import { useQuery } from '@tanstack/react-query'
import { Percent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isSame } from '#kit/shared/same.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import type { MenuChange, StaffMenuItem } from '../../dish-shapes.ts'
import { changedBy } from '../../editing.ts'
import { partsQuery } from './parts-query.ts'
import { type Detail, SeveralChoice } from './several-choice.tsx'
import type { MenuActions } from './use-menu-actions.ts'

type DetailsProps = {
  items: StaffMenuItem[]
  actions: MenuActions
  onPrices: () => void
  onDone: () => void
  onClose: () => void
}

/** Declares allergens of the selected dishes, or says when they are served, where they are made and how many there are. */
export function SeveralDetails({ items, actions, onPrices, onDone, onClose }: DetailsProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { data: parts = [] } = useQuery(partsQuery(slug))
  const [detail, setDetail] = useState<Detail>('traits')
  const [change, setChange] = useState<MenuChange | null>(null)
  const [wasSent, setWasSent] = useState(false)
  const { changeMany } = actions
  const count = change ? items.filter((item) => !isSame(changedBy(item, change), item)).length : 0
  const words: Record<Detail, string> = {
    traits: t('menu.traits.choice'),
    part: t('menu.several.serving'),
    station: t('menu.station.label'),
    stock: t('menu.stock.label'),
  }
  const details = (Object.keys(words) as Detail[]).filter((each) => each !== 'part' || parts.length > 0)
  const submit = () => {
    setWasSent(true)
    if (change && count > 0) changeMany.mutate({ items, change }, { onSuccess: onDone, onError: onClose })
  }
  return (
    <Dialog
      wide
      title={t('menu.several.detailsTitle', { count: items.length })}
      onClose={onClose}
      footer={
        <>
          <p role="status" className="me-auto self-center text-muted">
            {count > 0 ? t('menu.several.willChange', { count }) : t('menu.several.nothing')}
          </p>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button look="primary" isBusy={changeMany.isPending} onClick={submit}>
            {t('menu.several.apply')}
          </Button>
        </>
      }
    >
      <div className="grid min-h-64 content-start gap-4">
        <Segments
          label={t('menu.several.what')}
          choices={details.map((value) => ({ value, text: words[value] }))}
          chosen={detail}
          onChoose={(wanted) => {
            setDetail(wanted)
            setChange(null)
            setWasSent(false)
          }}
        />
        <Button look="plain" className="justify-self-start sm:hidden" onClick={onPrices}>
          <Percent aria-hidden className="size-4" />
          {t('menu.several.prices')}
        </Button>
        <Suspense fallback={<Skeleton className="h-60" />}>
          <SeveralChoice
            key={detail}
            detail={detail}
            parts={parts}
            change={change}
            isAsked={wasSent}
            onChange={setChange}
          />
        </Suspense>
      </div>
    </Dialog>
  )
}
