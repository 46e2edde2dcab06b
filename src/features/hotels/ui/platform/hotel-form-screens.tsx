import { skipToken, useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { hotelsApi } from '../api.ts'
import { HotelForm } from './hotel-form.tsx'

const LIST = '/hotelly/internal/admin/hotels'

const anyHotelQuery = (id: string | null) =>
  hotelsApi.query.getAny.queryOptions({ input: id ? { id } : skipToken })

/** Adds a hotel, perhaps like another one; then opens its own page, for the logo (OP-63). */
export function NewHotelScreen() {
  const { t } = useTranslation('platform')
  const { from = null } = useSearch({ from: `${LIST}/new` })
  const navigate = useNavigate()
  const template = useQuery(anyHotelQuery(from))
  useFailureToast(template.error, t('hotels.form.loadFailed'))
  if (template.error && !template.data) return <Navigate to={LIST} replace />
  if (from && !template.data) return <FormSkeleton />
  return (
    <HotelForm
      key={from ?? ''}
      hotel={null}
      template={template.data ?? null}
      onSaved={({ id }) =>
        void navigate({
          to: `${LIST}/$hotelId/edit`,
          params: { hotelId: id },
          replace: true,
          ignoreBlocker: true,
        })
      }
    />
  )
}

/** Changes a hotel; saving returns to the list, as does one that cannot be loaded (HOT-14). */
export function EditHotelScreen() {
  const { t } = useTranslation('platform')
  const { hotelId } = useParams({ from: `${LIST}/$hotelId/edit` })
  const navigate = useNavigate()
  const { data, error } = useQuery(anyHotelQuery(hotelId))
  useFailureToast(error, t('hotels.form.loadFailed'))
  if (error && !data) return <Navigate to={LIST} replace ignoreBlocker />
  if (!data) return <FormSkeleton />
  return (
    <HotelForm
      key={hotelId}
      hotel={data}
      template={null}
      onSaved={() => void navigate({ to: LIST, ignoreBlocker: true })}
    />
  )
}

const FormSkeleton = () => (
  <div aria-busy="true" className="mx-auto grid max-w-6xl gap-5 px-4 py-5 lg:px-8 lg:py-7">
    <Skeleton className="h-9 w-64" />
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
    </div>
  </div>
)
