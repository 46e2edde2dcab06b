import pg from 'pg'

/**
 * Whether a statement failed because a row of one of these tables has the same key already. Citus names neither table
 * nor constraint apart, and in the message the part of the table: `users_email_key_102071`.
 */
export function isUniqueViolation(error: unknown, ...tables: string[]): boolean {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof pg.DatabaseError) || cause.code !== '23505') return false
  const key = cause.constraint ?? /"(.+?)"/.exec(cause.message)?.[1] ?? ''
  return tables.some((table) => key.startsWith(`${table}_`))
}
