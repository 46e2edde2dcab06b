import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'

/**
 * What this process has counted since its start. Labels have few values, all known beforehand: a label for hotels,
 * guests, addresses or raw paths would grow without bound, and would tell whoever reads the metrics who stays where.
 */
export const counted = new Registry()
const registers = [counted]

export const requestSeconds = new Histogram({
  name: 'hotelly_http_request_duration_seconds',
  help: 'Time to answer requests, by route pattern; 499 where the client went away. Live streams are left out.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
})

export const ordersPlaced = new Counter({
  name: 'hotelly_orders_placed_total',
  help: 'Orders that guests placed.',
  registers,
})

export const orderSeenSeconds = new Histogram({
  name: 'hotelly_order_seen_seconds',
  help: 'Time from placing an order to the first thing that staff do with it.',
  buckets: [15, 30, 60, 120, 300, 600, 900, 1800, 3600],
  registers,
})

const refusals = new Counter({
  name: 'hotelly_rate_limit_refusals_total',
  help: 'Attempts that a rate limit refused, by action.',
  labelNames: ['action'],
  registers,
})

export const countRefusal = (action: LimitedAction) => refusals.inc({ action })

export const signIns = new Counter({
  name: 'hotelly_sign_ins_total',
  help: 'Sign-ins by kind of account and outcome: in, or the code of the refusal.',
  labelNames: ['kind', 'outcome'],
  registers,
})

export const chatAnswers = new Counter({
  name: 'hotelly_chat_answers_total',
  help: "The assistant's answers, by what they are based on.",
  labelNames: ['source'],
  registers,
})

export const chatFailures = new Counter({
  name: 'hotelly_chat_answer_failures_total',
  help: 'Questions that the assistant could not answer, by reason.',
  labelNames: ['reason'],
  registers,
})

export const uploads = new Counter({
  name: 'hotelly_uploads_total',
  help: 'Uploads of pictures by outcome: stored, or the code of the refusal.',
  labelNames: ['outcome'],
  registers,
})

export const connectionWaitSeconds = new Histogram({
  name: 'hotelly_database_connection_wait_seconds',
  help: 'Time that transactions waited for a connection of the pool.',
  buckets: [0.001, 0.01, 0.05, 0.25, 1, 5],
  registers,
})

export const jobsDone = new Counter({
  name: 'hotelly_jobs_total',
  help: 'Jobs that this process carried out, by kind and outcome: done, or failed and to be tried again.',
  labelNames: ['kind', 'outcome'],
  registers,
})

const TASKS = ['tidying', 'purge', 'pictures', 'embedding', 'backup'] as const
type Task = (typeof TASKS)[number]

const taskSuccess = new Gauge({
  name: 'hotelly_task_last_success_timestamp_seconds',
  help: 'When a task of the background last ended well; missing until it has.',
  labelNames: ['task'],
  registers,
})
const taskSeconds = new Gauge({
  name: 'hotelly_task_last_duration_seconds',
  help: 'How long a task of the background last took.',
  labelNames: ['task'],
  registers,
})
const taskFailures = new Counter({
  name: 'hotelly_task_failures_total',
  help: 'Failures of the tasks of the background.',
  labelNames: ['task'],
  registers,
})
for (const task of TASKS) taskFailures.inc({ task }, 0)

/** Runs a task of the background, and counts how it went. */
export async function measureTask<T>(task: Task, work: () => Promise<T>): Promise<T> {
  const end = taskSeconds.startTimer({ task })
  try {
    const result = await work()
    taskSuccess.setToCurrentTime({ task })
    return result
  } catch (error) {
    taskFailures.inc({ task })
    throw error
  } finally {
    end()
  }
}
