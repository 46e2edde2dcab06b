import type { Device } from '#features/devices/contract.ts'
import type { Mailed } from '#kit/server/mail/send.ts'
import type { Sent } from '#kit/server/push/send.ts'
import type { HeardPanel, PanelSound, RehearsedMail, RungDevice, TakenStep } from '../rehearsal-contract.ts'
import { PANELS_MAX, RUNG_MAX } from '../rehearsal.ts'
import { STEPS } from '../rules.ts'

/** What was noticed of a rehearsal; a panel is told by the browser that it is open in. */
export type Noticed = {
  panels: (HeardPanel & { browserId: string })[]
  steps: TakenStep[]
  devices: RungDevice[]
  mails: RehearsedMail[]
}
/** A device, and the first step that reaches it: each reaches those of the one before as well. */
export type Reached = { device: Device; step: number }

export const NOTHING: Noticed = { panels: [], steps: [], devices: [], mails: [] }

type Change = (noticed: Noticed, at: string) => Noticed

type Panel = { browserId: string; browser: string | null; system: string | null }

/** One that has sounded has been heard, also where somebody silences it then. */
export const withPanel =
  (panel: Panel, sound: PanelSound, showsBar: boolean): Change =>
  (noticed, at) => {
    const known = noticed.panels.find(({ browserId }) => browserId === panel.browserId)
    if (!known && noticed.panels.length >= PANELS_MAX) return noticed
    const isSame = known && (known.sound === 'sounded' || known.sound === sound)
    const heard = {
      ...panel,
      sound: isSame ? known.sound : sound,
      soundAt: isSame ? known.soundAt : at,
      barAt: known?.barAt ?? (showsBar ? at : null),
    }
    if (isSame && heard.barAt === known.barAt) return noticed
    const panels = known
      ? noticed.panels.map((each) => (each === known ? heard : each))
      : noticed.panels.concat(heard)
    return { ...noticed, panels }
  }

/** Somebody who is written to, and the first step that does so. */
export type Written = { userId: string; person: string; step: number }

const nameOf = (step: number) => STEPS[step - 1] ?? 'everyone'

/** The steps that have come, and the devices that ring and the people who are written to now and were not before. */
export const withSteps =
  (steps: readonly Omit<TakenStep, 'at'>[], rung: readonly Reached[], written: readonly Written[]): Change =>
  (noticed, at) => {
    const isNew = ({ device }: Reached) => noticed.devices.every(({ id }) => id !== device.id)
    const added = rung.filter(isNew).map(({ device, step }): RungDevice => {
      const { id, userId, name, person, place } = device
      const untold = { outcome: null, failure: null, outcomeAt: null, shownAt: null }
      return { id, userId, name, person, place, step: nameOf(step), ...untold }
    })
    const mails = written.map(({ userId, person, step }): RehearsedMail => ({
      userId,
      person,
      step: nameOf(step),
      outcome: null,
      words: null,
      at: null,
    }))
    return {
      ...noticed,
      mails: noticed.mails.concat(mails).slice(0, RUNG_MAX),
      steps: noticed.steps.concat(steps.map((step) => ({ ...step, at }))),
      devices: noticed.devices.concat(added).slice(0, RUNG_MAX),
    }
  }

const changeDevice = (noticed: Noticed, id: string, change: (device: RungDevice) => RungDevice): Noticed => {
  const devices = noticed.devices.map((each) => (each.id === id ? change(each) : each))
  return devices.some((each, at) => each !== noticed.devices[at]) ? { ...noticed, devices } : noticed
}

/** What the push service said, or null where nobody is signed in at the device any more; once taken, it was. */
export const withRung =
  (id: string, sent: Sent | null): Change =>
  (noticed, at) =>
    changeDevice(noticed, id, (device) => {
      if (device.outcome === 'delivered') return device
      const failure = sent?.outcome === 'failed' ? sent.reason : null
      return { ...device, outcome: sent?.outcome ?? 'gone', failure, outcomeAt: at }
    })

export const withShown =
  (id: string): Change =>
  (noticed, at) =>
    changeDevice(noticed, id, (device) => (device.shownAt ? device : { ...device, shownAt: at }))

/** What the mail server said, or null where the person takes no e-mails any more; once taken, it was. */
export const withMailed =
  (userId: string, mailed: Mailed | null): Change =>
  (noticed, at) => {
    const known = noticed.mails.find((mail) => mail.userId === userId)
    if (!known || known.outcome === 'sent') return noticed
    const words = !mailed || mailed.outcome === 'sent' ? null : mailed.words
    const mail = { ...known, outcome: mailed?.outcome ?? 'refused', words, at }
    return { ...noticed, mails: noticed.mails.map((each) => (each === known ? mail : each)) }
  }
