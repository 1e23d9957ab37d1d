import { setTimeout as wait } from 'node:timers/promises'

import { until } from '../../tests/bench/deadline.ts'
import { signalPostmaster, standbyName, switchOver } from './nodes.ts'
import type { Cluster } from './raise.ts'

/** A supervisor starts an ended program again after this time: RestartSec of deploy/portal.service. */
const SUPERVISOR_MS = 2_000
/** Longer than the leader's time in etcd. */
const CUT_MS = 40_000
const START_SECONDS = 120

export type Failure = {
  name: string
  /** For the table. */
  title: string
  goalSeconds: number
  play: (cluster: Cluster) => Promise<void>
  /** Repairs the cluster after the judgement. */
  repair?: (cluster: Cluster) => void
  /** Begins with processes of the former version. */
  former?: true
}

export const FAILURES: readonly Failure[] = [
  {
    name: 'upgrade',
    title: 'processes of the former version replaced one by one',
    goalSeconds: 10,
    former: true,
    async play({ processes, next, isReady }) {
      for (const [n, own] of next.entries()) {
        await processes[n]?.stop()
        own.start()
        processes[n] = own
        await until(START_SECONDS, `The process ${own.name}`, () => isReady(n + 1))
      }
    },
  },
  {
    name: 'database',
    title: 'leader’s database killed',
    goalSeconds: 10,
    play: async ({ leader }) => signalPostmaster(await leader(), 'SIGKILL'),
  },
  {
    name: 'node',
    title: 'leader’s whole node killed',
    goalSeconds: 20,
    async play({ leader }) {
      const node = await leader()
      const killed = node.patroni.kill()
      signalPostmaster(node, 'SIGKILL')
      await killed
    },
    repair({ nodes }) {
      for (const { patroni } of nodes) if (!patroni.isRunning()) patroni.start()
    },
  },
  {
    name: 'pooler',
    title: 'PgBouncer killed',
    goalSeconds: 10,
    async play({ pooler }) {
      await pooler.kill()
      await wait(SUPERVISOR_MS)
      pooler.start()
    },
  },
  {
    name: 'process',
    title: 'one of three processes killed',
    goalSeconds: 10,
    async play({ processes: [first], isReady }) {
      await first?.kill()
      await wait(SUPERVISOR_MS)
      first?.start()
      await until(START_SECONDS, 'The killed process', () => isReady(1))
    },
  },
  {
    name: 'switchover',
    title: 'planned switchover',
    goalSeconds: 10,
    async play({ nodes }) {
      const candidate = await standbyName()
      if (candidate === undefined) throw new Error('There is no synchronous standby.')
      await switchOver(nodes, candidate)
    },
  },
  {
    name: 'rolling',
    title: 'processes restarted one by one',
    goalSeconds: 10,
    async play({ processes, isReady }) {
      for (const [n, own] of processes.entries()) {
        await own.stop()
        own.start()
        await until(START_SECONDS, `The process ${own.name}`, () => isReady(n + 1))
      }
    },
  },
  {
    name: 'etcd-cut',
    title: `leader cut off from etcd for ${CUT_MS / 1_000} s`,
    goalSeconds: 20,
    async play({ leader }) {
      const { relay } = await leader()
      relay.cut()
      await wait(CUT_MS)
      relay.restore()
    },
  },
]
