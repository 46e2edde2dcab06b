import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { anyHotelQuery } from './any-hotel-query.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { HotelForm } from './hotel-form.tsx'

const LIST = '/hotelly/internal/admin/hotels'

/** Edits a hotel; returns to the list after saving, or when the hotel cannot be loaded (HOT-14). */
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
