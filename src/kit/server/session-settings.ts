/** How every connection of the application starts. */
export const SESSION_SETTINGS = {
  // It sees no hotel.
  role: 'hotelly_app',
  // The server itself ends what a vanished client has left, with its locks.
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '10s',
  // Our statements take milliseconds: JIT compilation or parallel workers would cost more than they save.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
} as const

/** The same as the parameter `options` of a connection. */
export const STARTUP_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')
