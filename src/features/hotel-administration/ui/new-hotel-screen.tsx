import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { anyHotelQuery } from './any-hotel-query.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { HotelForm } from './hotel-form.tsx'

const LIST = '/hotelly/internal/admin/hotels'

/** Adds a hotel, optionally copied from another; then opens its own page, to add the logo (OP-63). */
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
