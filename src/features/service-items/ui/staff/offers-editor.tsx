import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import type { Category } from '#features/categories/all.ts'
import { type OpenOffer, OfferList } from './offer-list.tsx'
import { type OpenResource, ResourceList } from './resource-list.tsx'

type View = 'offers' | 'resources'

/** What an area offers, and the people, rooms and places that its appointments need. */
export function OffersEditor({ category, title }: { category: Category; title: string }) {
  const { t } = useTranslation('work')
  const [view, show] = useView()
  const [offer, setOffer] = useState<OpenOffer | null>(null)
  const [resource, setResource] = useState<OpenResource | null>(null)
  return (
    <div className="min-h-dvh">
      <header className="top-0 z-20 border-b border-line bg-ground/95 backdrop-blur sm:sticky">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-2.5 px-4 py-3 lg:px-6">
          <h1 className="me-auto min-w-0 text-xl font-semibold tracking-tight">{title}</h1>
          <Segments<View>
            label={t('editor.views')}
            choices={[
              { value: 'offers', text: t('editor.offers') },
              { value: 'resources', text: t('editor.resources') },
            ]}
            chosen={view}
            onChoose={show}
            className="max-sm:order-last max-sm:w-full"
          />
          <Button
            look="primary"
            onClick={() =>
              view === 'offers'
                ? setOffer({ kind: 'form', offer: null })
                : setResource({ kind: 'form', resource: null })
            }
          >
            <Plus aria-hidden className="size-4.5" />
            {t(view === 'offers' ? 'editor.offer.add' : 'editor.resource.add')}
          </Button>
        </div>
      </header>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-7 px-4 pt-5 pb-28 lg:px-6">
        {view === 'offers' ? (
          <OfferList category={category} open={offer} onOpen={setOffer} />
        ) : (
          <ResourceList open={resource} onOpen={setResource} />
        )}
      </div>
    </div>
  )
}

/** Which of the two is shown, as the address says. */
function useView() {
  const view = useSearch({
    strict: false,
    select: ({ show }: Record<string, unknown>): View => (show === 'resources' ? 'resources' : 'offers'),
  })
  const navigate = useNavigate()
  const show = (wanted: View) =>
    void navigate({ to: '.', search: wanted === 'offers' ? {} : { show: wanted }, resetScroll: false })
  return [view, show] as const
}
