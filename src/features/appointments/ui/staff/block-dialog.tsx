import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Resource } from '#features/service-items/resources-contract.ts'
import { isSame } from '#kit/shared/same.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { isDay } from '#kit/web/read-day.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { DateField } from '#kit/web/ui/date-field.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Field, TextField } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { TimeField } from '#kit/web/ui/time-field.tsx'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { momentOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { NAME_LENGTH } from '#features/service-bookings/limits.ts'
import { clockOfMinutes, minutesOfClock } from '#kit/shared/time.ts'
import { appointmentsApi } from '../api.ts'

type BlockProps = { day: string; resources: readonly Resource[]; chosen: string; onClose: () => void }

/** The first whole hour that is still to come on this day; of another day, nine. */
const nextHour = (day: string, timeZone: string) => {
  const now = new Date()
  if (dayAt(now, timeZone) !== day) return clockOfMinutes(9 * 60)
  return hourAfter(`${timeAt(now, timeZone).slice(0, 2)}:00`)
}

const LAST = '23:00'
const hourAfter = (time: string) => (time >= LAST ? '23:59' : clockOfMinutes(minutesOfClock(time) + 60))

/** Blocks a time of a resource: a break, a repair, a day off. */
export function BlockDialog({ day, resources, chosen, onClose }: BlockProps) {
  const { t } = useTranslation(['work', 'common', 'hotel-admin'])
  const { slug, timeZone } = useHotel()
  const client = useQueryClient()
  const localized = useLocalized()
  const { errorText } = useErrorText()
  const formId = useId()
  const [resourceId, setResource] = useState(chosen)
  const [begins, setBegins] = useState(() => ({ day, time: nextHour(day, timeZone) }))
  const [ends, setEnds] = useState(() => ({ day, time: hourAfter(begins.time) }))
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const typed = { resourceId, begins, ends, reason }
  const [start] = useState(typed)
  const isChanged = !isSame(typed, start)

  const momentAt = (at: { day: string; time: string }) =>
    isDay(at.day) && at.time ? momentOf(at.day, at.time, timeZone) : null
  const [from, until] = [momentAt(begins), momentAt(ends)]
  const isBackwards = from !== null && until !== null && until <= from
  const isReady = from !== null && until !== null && !isBackwards && lengthOf(reason) <= NAME_LENGTH

  const block = useMutation({
    mutationFn: (time: { from: number; until: number }) =>
      appointmentsApi.call.block({
        slug,
        resourceId,
        reason: reason.trim() || null,
        beginsAt: new Date(time.from).toISOString(),
        endsAt: new Date(time.until).toISOString(),
      }),
    onSuccess: () => {
      toast.success(t('desk.block.done'))
      void client.invalidateQueries({ queryKey: [['work']] })
      onClose()
    },
  })
  useLeaveGuard(isChanged && !block.isSuccess, () => setLeaving(true))
  const leave = () => (isChanged ? setLeaving(true) : onClose())
  const refusal = () => {
    const code = appointmentsApi.codeOf(block.error)
    if (code === 'SLOT_TAKEN') return t('desk.block.taken')
    if (code === 'TIME_UNAVAILABLE')
      return t(until !== null && until > Date.now() ? 'desk.book.farDay' : 'desk.block.past')
    return errorText(block.error, t('desk.failed'))
  }
  // what was refused was another time
  const change = (more: () => void) => {
    if (block.error) block.reset()
    more()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) block.mutate({ from, until })
    else setAsked(true)
  }
  const missing = (time: string) => (isAsked && !time ? t('desk.block.needTime') : undefined)

  return (
    <>
      <Dialog
        title={t('desk.day.block')}
        onClose={leave}
        footer={
          <>
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" type="submit" form={formId} isBusy={block.isPending}>
              {t('desk.day.block')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <Field label={t('desk.day.resource')}>
            {(control) => (
              <Select
                {...control}
                value={resourceId}
                onChange={({ target }) => change(() => setResource(target.value))}
              >
                {resources.map((resource) => (
                  <option key={resource.id} value={resource.id}>
                    {localized(resource.name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
            <DateField
              label={t('desk.block.fromDay')}
              value={begins.day}
              onDay={(wanted) =>
                change(() => {
                  setBegins({ ...begins, day: wanted })
                  if (ends.day < wanted) setEnds({ ...ends, day: wanted })
                })
              }
            />
            <TimeField
              label={t('desk.block.from')}
              name={t('desk.block.fromTime')}
              value={begins.time}
              error={missing(begins.time)}
              onChange={(time) => change(() => setBegins({ ...begins, time }))}
            />
            <DateField
              label={t('desk.block.untilDay')}
              value={ends.day}
              onDay={(wanted) => change(() => setEnds({ ...ends, day: wanted }))}
            />
            <TimeField
              label={t('desk.block.until')}
              name={t('desk.block.untilTime')}
              value={ends.time}
              error={isBackwards ? t('desk.block.backwards') : missing(ends.time)}
              onChange={(time) => change(() => setEnds({ ...ends, time }))}
            />
          </div>
          <TextField
            label={t('desk.block.reason')}
            hint={t('desk.block.reasonHint')}
            limit={NAME_LENGTH}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <p role="alert" className="rounded-md bg-late-tint px-4 py-3 text-late empty:hidden">
            {block.error && refusal()}
          </p>
        </form>
      </Dialog>
      {isLeaving && (
        <DiscardQuestion
          text={t('hotel-admin:discard.entered')}
          onKeep={() => setLeaving(false)}
          onDiscard={onClose}
        />
      )}
    </>
  )
}
