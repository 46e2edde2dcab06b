/**
 * Lets a feature notify features of a higher rank without importing them. `src/app/hooks.ts` adds the listeners.
 * They run one after another in the caller's transaction: an error in one of them rolls everything back.
 */
export function createHook<Told extends readonly unknown[], Answer>() {
  const listeners = new Set<(...told: Told) => Promise<Answer>>()
  return {
    add: (listener: (...told: Told) => Promise<Answer>) => void listeners.add(listener),
    async tell(...told: Told): Promise<Answer[]> {
      const answers: Answer[] = []
      for (const listener of listeners) answers.push(await listener(...told))
      return answers
    },
  }
}
