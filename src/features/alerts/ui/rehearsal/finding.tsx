import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from '#features/devices/ui/use-failure-words.ts'
import type { RehearsedMail, RungDevice } from '../../rehearsal-contract.ts'
import { isReached } from '../../verdict.ts'
import type { LineState } from './rehearsal-line.tsx'
import { useClock } from './use-clock.ts'

const TONE = { good: 'text-muted', partly: 'text-wait', bad: 'text-late' } as const

type FindingProps = {
  state: LineState
  /** Of the device, the panel or the person. */
  name: string | null
  text: string
  at?: string | null
  /** What to do about it, or what more was seen. */
  more?: ReactNode
}

/** One thing that was seen to happen, or not to happen. */
export function Finding({ state, name, text, at, more }: FindingProps) {
  const clock = useClock()
  const tone = state === 'bad' || state === 'partly' ? TONE[state] : TONE.good
  return (
    <li className="text-[0.9375rem] leading-snug wrap-anywhere">
      {name && (
        <>
          <bdi className="font-medium">{name}</bdi> <span aria-hidden>·</span>{' '}
        </>
      )}
      <span className={tone}>
        {text}
        {at && (
          <>
            {' '}
            <time dateTime={at} className="tabular">
              {clock(at)}
            </time>
          </>
        )}
      </span>
      {more && <p className="pt-0.5 text-muted">{more}</p>}
    </li>
  )
}

/** What became of an alarm: handed to the push service is one thing, shown by the device another. */
export function DeviceFinding({ device, hasEnded }: { device: RungDevice; hasEnded: boolean }) {
  const { t } = useTranslation('hotel-admin')
  const failureWords = useFailureWords()
  const { name, outcome, outcomeAt, shownAt, failure } = device
  if (shownAt) return <Finding state="good" name={name} text={t('rehearsal.shown')} at={shownAt} />
  if (outcome === null) return <Finding state="busy" name={name} text={t('rehearsal.ringing')} />
  if (isReached(device)) {
    const more = hasEnded ? t('rehearsal.notShown') : undefined
    return <Finding state="good" name={name} text={t('rehearsal.handed')} at={outcomeAt} more={more} />
  }
  if (outcome === 'gone')
    return (
      <Finding state="bad" name={name} text={t('rehearsal.gone')} at={outcomeAt} more={t('rehearsal.anew')} />
    )
  const text = t('rehearsal.notTaken', { reason: failureWords(outcome === 'later' ? 'later' : failure) })
  const more = hasEnded ? t('rehearsal.tryLater') : t('rehearsal.triedAgain')
  return <Finding state="bad" name={name} text={text} at={outcomeAt} more={more} />
}

/** What became of an e-mail: that the mail server took it is all that can be known. */
export function MailFinding({ mail: { person, outcome, words, at } }: { mail: RehearsedMail }) {
  const { t } = useTranslation('hotel-admin')
  const state = outcome === null ? 'busy' : outcome === 'sent' ? 'good' : 'bad'
  return (
    <Finding
      state={state}
      name={person}
      text={t(`rehearsal.mail.${outcome ?? 'sending'}`)}
      at={at}
      more={words && <bdi>{words}</bdi>}
    />
  )
}
