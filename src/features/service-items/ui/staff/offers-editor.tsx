import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { Category } from '#features/categories/all.ts'
import { type OpenOffer, OfferList } from './offer-list.tsx'
import { type OpenResource, ResourceList } from './resource-list.tsx'

type View = 'offers' | 'resources'

/**
 * What an area offers, and the people, rooms and places that its appointments need: beside one another where there is
 * room, otherwise one of them.
 */
export function OffersEditor({ category, title }: { category: Category; title: string }) {
  const { t } = useTranslation('work')
  const [view, show] = useView()
  const isWide = useMedia('(width >= 85rem)')
  const [offer, setOffer] = useState<OpenOffer | null>(null)
  const [resource, setResource] = useState<OpenResource | null>(null)
  const addOffer = () => setOffer({ kind: 'form', offer: null })
  const addResource = () => setResource({ kind: 'form', resource: null })
  const isOffers = isWide || view === 'offers'
  return (
    <Page
      title={title}
      tools={
        <>
          {!isWide && (
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
          )}
          <Button look="primary" onClick={isOffers ? addOffer : addResource}>
            <Plus aria-hidden className="size-4.5" />
            {t(isOffers ? 'editor.offer.add' : 'editor.resource.add')}
          </Button>
        </>
      }
    >
      <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-8' : 'contents'}>
        {isOffers && <OfferList category={category} open={offer} onOpen={setOffer} />}
        {isWide && (
          <section aria-labelledby="resources" className="grid gap-3">
            <div className="flex min-h-11 items-center justify-between gap-3">
              <h2 id="resources" className="text-base font-semibold text-muted">
                {t('editor.resources')}
              </h2>
              <IconButton look="quiet" label={t('editor.resource.add')} onClick={addResource}>
                <Plus aria-hidden className="size-4.5" />
              </IconButton>
            </div>
            <ResourceList beside={category} open={resource} onOpen={setResource} />
          </section>
        )}
        {!isWide && view === 'resources' && <ResourceList open={resource} onOpen={setResource} />}
      </div>
    </Page>
  )
}

/** Which of the two is shown where there is room for one, as the address says. */
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
