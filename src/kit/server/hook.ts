/**
 * What a feature tells those of a higher rank, whom it does not know. They are composed in `src/app/hooks.ts`.
 * Each is told in its turn, within the caller's transaction: what one of them throws undoes all.
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
