/** What one check found; `advice` says what to do about it. */
export type Finding = { name: string; state: 'ok' | 'warn' | 'fail'; says: string; advice?: string }

export const ok = (name: string, says: string): Finding => ({ name, state: 'ok', says })
export const warn = (name: string, says: string, advice: string): Finding => ({
  name,
  state: 'warn',
  says,
  advice,
})
export const fail = (name: string, says: string, advice: string): Finding => ({
  name,
  state: 'fail',
  says,
  advice,
})
