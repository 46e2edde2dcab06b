import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTACT_NUMBER_LENGTH } from '#features/hotels/contract.ts'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'

/** The number that guests call about their bookings; clearing the field removes it (SVA-01). */
export function ContactNumber() {
  const { t } = useTranslation('hotel-admin')
  const { slug, bookingSupportNumber: known } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [seen, setSeen] = useState(known)
  if (typed === null && seen !== known) setSeen(known)
  const value = typed ?? known ?? ''
  const isChanged = typed !== null && typed.trim() !== (seen ?? '')

  const keep = (number: string | null) => {
    const { queryKey } = hotelsApi.query.get.queryOptions({ input: { slug } })
    client.setQueryData(queryKey, (hotel) => hotel && { ...hotel, bookingSupportNumber: number })
    setSeen(number)
  }
  const save = useMutation({
    mutationFn: () => hotelsApi.call.setContactNumber({ slug, seen, number: value }),
    onSuccess: ({ number }) => {
      keep(number)
      setTyped(null)
      toast.success(t('services.contactUpdated'))
    },
    onError: (error) => {
      const theirs = hotelsApi.dataOf(error, 'CHANGED')
      if (theirs) keep(theirs.current)
      const description = theirs
        ? t('services.contactChanged', { number: theirs.current ?? t('services.contactNone') })
        : errorText(error, '')
      toast.error(t('services.contactFailed'), {
        id: 'contact-number',
        description,
        duration: Number.POSITIVE_INFINITY,
      })
    },
  })
  useCuredToast('contact-number', save.isError)

  return (
    <form
      noValidate
      className="rounded-lg border border-line bg-card p-4 shadow-card sm:p-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (isChanged && !save.isPending) save.mutate()
      }}
    >
      <Field
        label={t('services.contact')}
        hint={t('services.contactHint')}
        typed={{ text: value, limit: CONTACT_NUMBER_LENGTH }}
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              type="tel"
              autoComplete="off"
              value={value}
              onChange={({ target }) => setTyped(target.value)}
              className={`${inputClass} tabular max-w-80 text-start`}
            />
            <Button
              type="submit"
              look={isChanged ? 'primary' : 'plain'}
              disabled={!isChanged}
              isBusy={save.isPending}
              className="min-h-12"
            >
              {t('services.contactSave')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
