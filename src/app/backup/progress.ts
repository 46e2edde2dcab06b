const EVERY_MS = 2000
const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** Says how far the work is, every two seconds. Returns a function that stops it. */
export function tellRegularly(tell: (line: string) => void, describe: () => string): () => void {
  const timer = setInterval(() => tell(`  ${describe()}`), EVERY_MS)
  return () => clearInterval(timer)
}

/** `0 bytes`, `512 bytes`, `1.4 MB`. */
export function sizeWords(bytes: number): string {
  const unit = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  return `${unit === 0 ? bytes : (bytes / 1000 ** unit).toFixed(1)} ${UNITS[unit]}`
}

/** `0.4 s`, `12 s`, `3 min 5 s`. */
export function timeWords(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  return seconds < 60
    ? `${Math.round(seconds)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
