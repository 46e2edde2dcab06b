import { beforeEach, inject, type TestContext } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The places of conditions that are away from the beginning. */
    away: string[]
    /** Whether guards are weak now and then. */
    weakens: boolean
  }
  interface TaskMeta {
    /** Where the guard stands that was weak during the first attempt of the test. */
    weakened?: string
  }
}

/** What a copy of the sources calls in place of its conditions and guards (`catalogue.ts`). */
type Switches = {
  isAway(place: string): boolean
  weakened(place: string, procedure: string, guard: Guard, weak: Guard): Guard
}
type Guard = (...call: unknown[]) => unknown

let away: readonly string[] = inject('away')
/** Takes the conditions in these places away, and puts back all others. */
export function takeAway(...places: string[]) {
  away = places
}

const weakens = inject('weakens')
let task: TestContext['task'] | undefined
beforeEach((context) => {
  ;({ task } = context)
})

Object.assign(globalThis, {
  isAway: (place) => away.includes(place),
  // the weak one during the first attempt of the test that asks its procedure, and itself in the second
  weakened:
    (place, procedure, guard, weak) =>
    (...call) => {
      const isAsked = weakens && task?.name.includes(`.${procedure} answers`) && !task.result?.retryCount
      if (!isAsked || !task) return guard(...call)
      task.meta.weakened = place
      return weak(...call)
    },
} satisfies Switches)
