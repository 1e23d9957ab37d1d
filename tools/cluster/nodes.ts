import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { array, is, number, optional, string, type } from 'superstruct'

import { until } from '../../tests/bench/deadline.ts'
import { type Program, program } from '../programs.ts'
import { HOST, NODES, PORTS, type Place } from './place.ts'
import { type Relay, startRelay } from './relay.ts'
import { dataOf, nameOf } from './samples.ts'

export type Node = {
  name: string
  patroni: Program
  relay: Relay
  postmaster: () => number | undefined
}

/** Patroni's view of the cluster. */
const View = type({
  members: array(
    type({ name: string(), role: string(), state: string(), timeline: optional(number()) }),
  ),
})

const START_SECONDS = 300

/** Adds three database nodes under Patroni, each with its own connection to etcd. */
export async function startNodes(place: Place, nodes: Node[]): Promise<void> {
  for (const node of NODES) {
    const relay = await startRelay(PORTS.relay(node), PORTS.etcd)
    const patroni = program(place, {
      name: `patroni-${nameOf(node)}`,
      command: ['patroni', join(place.folder, `patroni-${node}.yml`)],
      asPostgres: true,
    })
    nodes.push({
      name: nameOf(node),
      patroni,
      relay,
      postmaster: () => postmasterIn(dataOf(place, node)),
    })
    patroni.start()
    // The first node creates the database; the others copy it.
    if (node === 1)
      await until(
        START_SECONDS,
        'The first leader',
        async () => (await leaderOf(nodes)) !== undefined,
      )
  }
}

/** The first line of its file is the process id; the file outlives a killed process. */
function postmasterIn(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && isPostgres(pid) ? pid : undefined
  } catch {
    return undefined // No database runs there.
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false // The process has ended.
  }
}

export function signalPostmaster({ postmaster }: Node, signal: NodeJS.Signals): void {
  const pid = postmaster()
  if (pid !== undefined) process.kill(pid, signal)
}

/** True for a node whose Patroni says that it may write. */
async function isLeader(node: number): Promise<boolean> {
  const asked = fetch(`http://${HOST}:${PORTS.patroni(node)}/primary`, {
    signal: AbortSignal.timeout(2_000),
  })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

export async function leaderOf(nodes: readonly Node[]): Promise<Node | undefined> {
  const answers = await Promise.all(NODES.map(isLeader))
  return nodes[answers.indexOf(true)]
}

/** True if one node leads, one is its synchronous standby, and the third follows the same history. */
async function isWhole(): Promise<boolean> {
  const view = await viewOf()
  if (!view) return false
  const { members } = view
  const [leader] = members.filter(({ role }) => role === 'leader')
  return (
    members.length === NODES.length &&
    members.some(({ role }) => role === 'sync_standby') &&
    members.every(
      ({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader?.timeline,
    )
  )
}

async function viewOf() {
  for (const node of NODES)
    try {
      const asked = await fetch(`http://${HOST}:${PORTS.patroni(node)}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      })
      const view: unknown = await asked.json()
      if (is(view, View)) return view
    } catch {
      // This node is down: the next one answers.
    }
  return undefined
}

export const untilWhole = () => until(START_SECONDS, 'A whole cluster', isWhole)

/** Name of the node that would take over. */
export const standbyName = async () =>
  (await viewOf())?.members.find(({ role }) => role === 'sync_standby')?.name

/** Asks for a planned change of the leader, and waits for it. */
export async function switchOver(nodes: readonly Node[], to: string): Promise<void> {
  const from = await leaderOf(nodes)
  const answer = await fetch(`http://${HOST}:${PORTS.patroni(1)}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: from?.name, candidate: to }),
  })
  // 503: it takes longer than Patroni's answer waits.
  if (!answer.ok && answer.status !== 503)
    throw new Error(`Patroni refused the switchover: ${await answer.text()}`)
  await until(START_SECONDS, `The leader ${to}`, async () => (await leaderOf(nodes))?.name === to)
}
