import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

import type { Clock } from './clock.ts'
import type { Base } from './database.ts'
import type { Metrics, Queue } from './metrics.ts'

const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]

/** Parts of the server that are asked at each look at the figures. */
export type Sources = {
  clock: Clock
  base?: Base
  isReady: () => Promise<boolean>
  queues?: () => Promise<readonly Queue[]>
}

export type Prometheus = Metrics & {
  /** Sources exist only after the app, which counts already. */
  watch: (sources: Sources) => void
  /** Text in the format that Prometheus reads. */
  text: () => Promise<string>
  type: string
}

/**
 * Figures of one process, in the format of Prometheus. `cleans`: it removes old rows; until the first time the figure is
 * 0, and the alert fires.
 */
export function createPrometheus({ cleans = true } = {}): Prometheus {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Answered requests, by pattern of the route and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time from a request to its answer, by pattern of the route.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  })
  const events = new Counter({
    name: 'portal_security_events_total',
    help: 'Events of the security log, by result.',
    labelNames: ['event', 'result'],
    registers,
  })
  const errors = new Counter({
    name: 'portal_errors_total',
    help: 'Unexpected errors, by SQLSTATE or name.',
    labelNames: ['code'],
    registers,
  })
  const gauge = <const L extends string = never>(name: string, help: string, labels: L[] = []) =>
    new Gauge({ name, help, labelNames: labels, registers })
  const cleaned = cleans
    ? gauge(
        'portal_cleaned_timestamp_seconds',
        'Time of the last cleaning that succeeded in this process.',
      )
    : undefined
  const ready = gauge('portal_ready', '1 if this process takes requests and its database writes.')
  const connections = gauge(
    'portal_database_connections',
    'Connections of this process to PostgreSQL, and requests that wait for one.',
    ['state'],
  )
  const waiting = gauge('portal_queue_waiting', 'Mails and notices that wait to be sent.', [
    'queue',
  ])
  const oldest = gauge(
    'portal_queue_oldest_seconds',
    'Age of the oldest mail or notice that waits; 0 if none does.',
    ['queue'],
  )
  const lost = gauge('portal_queue_lost', 'Mails and notices that are not tried again.', ['queue'])

  let watched: Sources | undefined

  async function look({ clock, base, isReady, queues }: Sources): Promise<void> {
    const isUp = await isReady()
    ready.set(isUp ? 1 : 0)
    if (base?.kind === 'postgres') {
      const { totalCount, idleCount, waitingCount } = base.pool
      connections.set({ state: 'used' }, totalCount - idleCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'waiting' }, waitingCount)
    }
    // Without a database the old numbers would look like news.
    for (const one of [waiting, oldest, lost]) one.reset()
    if (!isUp || !queues) return
    for (const queue of await queues().catch(() => [])) {
      const age = queue.oldestAt === undefined ? 0 : (clock() - queue.oldestAt) / 1_000
      waiting.set({ queue: queue.name }, queue.waiting)
      oldest.set({ queue: queue.name }, Math.max(0, age))
      lost.set({ queue: queue.name }, queue.lost)
    }
  }

  return {
    answered: ({ ruta, estado, ms }) => {
      requests.inc({ route: ruta, status: estado })
      seconds.observe({ route: ruta }, ms / 1_000)
    },
    security: (event, result) => events.inc({ event, result }),
    failed: (code) => errors.inc({ code }),
    cleaned: (at) => cleaned?.set(at / 1_000),
    watch: (sources) => {
      watched = sources
    },
    text: async () => {
      if (watched) await look(watched)
      return register.metrics()
    },
    type: register.contentType,
  }
}
