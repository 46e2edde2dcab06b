import { useNow } from '#kit/web/use-now.ts'

const EVERY_SECONDS = 10

/** The moment by which boards say how urgent something is. */
export const useHeatNow = () => useNow(EVERY_SECONDS).getTime()
