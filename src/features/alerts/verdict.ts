import type { Rehearsal, RehearsedMail, RungDevice } from './rehearsal-contract.ts'

/** What came of a rehearsal. */
export type Verdict =
  | { kind: 'seen' | 'stopped' | 'all'; devices: number; people: number }
  | { kind: 'nobody' }
  /** Why nobody on duty was reached: nobody is, nobody who is has a device, or none of theirs took it. */
  | { kind: 'duty'; why: 'nobody' | 'noDevice' | 'notTaken' }
  | { kind: 'silent' }
  | { kind: 'some'; names: string[] }

/** Whether an alarm came to a device, as far as that can be known. */
export const isReached = ({ outcome, shownAt }: RungDevice) => outcome === 'delivered' || shownAt !== null

export const isWritten = ({ outcome }: RehearsedMail) => outcome === 'sent'

function dutyProblem({ steps, devices, mails }: Rehearsal) {
  const duty = steps.find(({ step }) => step === 'duty')
  if (!duty) return null
  if (duty.people === 0) return 'nobody'
  const rung = devices.filter(({ step }) => step === 'duty')
  const written = mails.filter(({ step }) => step === 'duty')
  if (rung.some(isReached) || written.some(isWritten)) return null
  if (rung.length + written.length > 0) return 'notTaken'
  return duty.missing.length === duty.people ? 'noDevice' : null
}

/** What came of a rehearsal that has ended, its worst first. */
export function verdictOf(rehearsal: Rehearsal): Verdict {
  const { seenAt, wasStopped, devices, steps, panels, mails } = rehearsal
  const reached = devices.filter(isReached)
  const written = mails.filter(isWritten)
  const people = new Set([...reached, ...written].map(({ userId }) => userId)).size
  const counts = { devices: reached.length, people }
  if (seenAt) return { kind: 'seen', ...counts }
  if (wasStopped) return { kind: 'stopped', ...counts }
  if (people === 0) return { kind: 'nobody' }
  const why = dutyProblem(rehearsal)
  if (why) return { kind: 'duty', why }
  const missing = steps.find(({ step }) => step === 'everyone')?.missing ?? []
  const names = devices
    .filter((device) => !isReached(device))
    .map(({ name }) => name)
    .concat(mails.filter((mail) => !isWritten(mail)).map(({ person }) => person))
    .concat(missing)
  if (names.length > 0) return { kind: 'some', names }
  const wasHeard = panels.some(({ sound }) => sound === 'sounded')
  return wasHeard ? { kind: 'all', ...counts } : { kind: 'silent' }
}
