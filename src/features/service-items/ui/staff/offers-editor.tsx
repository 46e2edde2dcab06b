import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Page } from '#kit/web/ui/page.tsx'
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
    <Page
      title={title}
      tools={
        <>
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
        </>
      }
    >
      {view === 'offers' ? (
        <OfferList category={category} open={offer} onOpen={setOffer} />
      ) : (
        <ResourceList open={resource} onOpen={setResource} />
      )}
    </Page>
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
