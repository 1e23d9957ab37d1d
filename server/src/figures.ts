import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { BadEnvironment } from './base/badEnvironment.ts'
import type { Config } from './base/environment.ts'
import { type Metrics, NO_METRICS } from './base/metrics.ts'
import type { Prometheus, Sources } from './base/prometheus.ts'

export type Figures = {
  metrics: Metrics
  /** Where the figures are read; undefined if they are not. */
  port?: number
  watch: (sources: Sources) => void
  stop: () => Promise<void>
}

/**
 * Counts, and serves GET /metrics at a port of its own. Without METRICS_PORT it does neither. `cleans`: this process
 * removes old rows.
 */
export async function openFigures(
  { cifras }: Pick<Config, 'cifras'>,
  { cleans = true } = {},
): Promise<Figures> {
  if (!cifras) return { metrics: NO_METRICS, watch: () => undefined, stop: () => Promise.resolve() }
  const { createPrometheus } = await import('./base/prometheus.ts')
  const prometheus = createPrometheus({ cleans })
  const { port, stop } = await listen(prometheus, cifras)
  return { metrics: prometheus, port, watch: prometheus.watch, stop }
}

function listen(
  { text, type }: Prometheus,
  { host, port }: NonNullable<Config['cifras']>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (figures) => response.writeHead(200, { 'Content-Type': type }).end(figures),
      () => response.writeHead(500).end(),
    )
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new BadEnvironment(`METRICS_PORT ${port} on ${host}: ${error.message}`)),
    )
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, stop }))
  })
}
