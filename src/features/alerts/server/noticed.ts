import type { Device } from '#features/devices/contract.ts'
import type { Sent } from '#kit/server/push/send.ts'
import type { HeardPanel, PanelSound, RungDevice, TakenStep } from '../rehearsal-contract.ts'
import { PANELS_MAX, RUNG_MAX } from '../rehearsal.ts'
import { STEPS } from '../rules.ts'

/** What was noticed of a rehearsal; a panel is told by the browser that it is open in. */
export type Noticed = {
  panels: (HeardPanel & { browserId: string })[]
  steps: TakenStep[]
  devices: RungDevice[]
}
/** A device, and the first step that reaches it: each reaches those of the one before as well. */
export type Reached = { device: Device; step: number }

export const NOTHING: Noticed = { panels: [], steps: [], devices: [] }

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

/** The steps that have come, and the devices that ring now and did not before. */
export const withSteps =
  (steps: readonly Omit<TakenStep, 'at'>[], rung: readonly Reached[]): Change =>
  (noticed, at) => {
    const isNew = ({ device }: Reached) => noticed.devices.every(({ id }) => id !== device.id)
    const added = rung.filter(isNew).map(({ device, step }): RungDevice => {
      const { id, userId, name, person, place } = device
      const untold = { outcome: null, failure: null, outcomeAt: null, shownAt: null }
      return { id, userId, name, person, place, step: STEPS[step - 1] ?? 'everyone', ...untold }
    })
    return {
      ...noticed,
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
