import { Agent, request } from 'node:http'

export type Ask = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Result of one series. `others`: answers by status that are not those that were expected. */
export type Measured = {
  rate: number
  /** Processor time of the asked processes for each answer, and of a PostgreSQL. */
  processorMs: number
  databaseMs: number
  p50: number
  p95: number
  p99: number
  others: Map<string, number>
}

type Series = {
  /** Processes that are asked in turn. */
  ports: readonly number[]
  connections: number
  seconds: number
  /** Next request; each connection asks again as soon as it is answered. */
  next: () => Ask
  expected: number
  spent: () => Spent
}

/** Processor time so far. */
export type Spent = { processorMs: number; databaseMs: number }

const WARM_MS = 1_000

/** Asks for some seconds over kept connections, after a second that does not count. */
export async function drive({
  ports,
  connections,
  seconds,
  next,
  expected,
  spent,
}: Series): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const others = new Map<string, number>()
  const before = spent()
  let answered = 0
  const begin = performance.now() + WARM_MS
  const end = begin + seconds * 1_000
  const one = async (n: number) => {
    const port = ports[n % ports.length] ?? 0
    for (;;) {
      const asked = performance.now()
      if (asked >= end) return
      const status = await ask(agent, port, next())
      const now = performance.now()
      answered++
      if (status !== expected) others.set(String(status), (others.get(String(status)) ?? 0) + 1)
      else if (asked >= begin && now < end) times.push(now - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, n) => one(n)))
  agent.destroy()
  const after = spent()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return {
    rate: times.length / seconds,
    processorMs: (after.processorMs - before.processorMs) / answered,
    databaseMs: (after.databaseMs - before.databaseMs) / answered,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    others,
  }
}

/** Status of the answer, after its whole body; 0 without one. */
function ask(agent: Agent, port: number, { method, path, headers, body }: Ask): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const asked = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', () => resolve(0))
      },
    )
    asked.once('error', () => resolve(0))
    asked.end(body)
  })
}
