import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { until } from '../../tests/bench/deadline.ts'
import { type Program, killAll, program } from '../programs.ts'
import { leaderUrl, withClient } from './asking.ts'
import { type Node, leaderOf, signalPostmaster, startNodes, untilWhole } from './nodes.ts'
import { fill } from './people.ts'
import { ADDRESS, HOST, NODES, PORTS, type Place, makePlace, removePlace, urlOf } from './place.ts'
import { nameOf, writeSamples } from './samples.ts'

const START_SECONDS = 120

export type Cluster = {
  place: Place
  nodes: Node[]
  pooler: Program
  processes: Program[]
  /** Processes of this version, which replace those of an earlier version during a run. */
  next: Program[]
  leader: () => Promise<Node>
  /** True if a process of ours is ready to serve. */
  isReady: (n: number) => Promise<boolean>
}

/** Starts everything in order. `end` may be called at any time, and removes all that was started by then. */
export function raise(say: (line: string) => void, former?: string) {
  const place = makePlace()
  const nodes: Node[] = []
  process.on('exit', killAll)
  return { raised: start(place, nodes, { say, former }), end: () => endAll(place, nodes) }
}

/** `former`: folder of an earlier version that processes begin with. */
type Start = { say: (line: string) => void; former: string | undefined }

async function start(place: Place, nodes: Node[], { say, former }: Start): Promise<Cluster> {
  writeSamples(place)
  say('etcd…')
  const etcd = program(place, { name: 'etcd', command: etcdIn(place), asPostgres: true })
  etcd.start()
  await until(START_SECONDS, 'etcd', () => answers(`http://${HOST}:${PORTS.etcd}/health`))
  say('three PostgreSQL nodes under Patroni…')
  await startNodes(place, nodes)
  await untilWhole()
  await makeDatabase(place, nodes)
  say('HAProxy, PgBouncer and members…')
  const { haproxy, pooler } = between(place)
  const processes = processesIn(place, former)
  haproxy.start()
  pooler.start()
  await until(START_SECONDS, 'The way to the leader', () => isOpen(place))
  await fill(place, former)
  say('three processes of the portal…')
  for (const own of processes) own.start()
  await until(START_SECONDS, 'The portal', () => allReady())
  await until(START_SECONDS, 'The portal behind HAProxy', () => answers(`${ADDRESS}/ready`))
  return {
    place,
    nodes,
    pooler,
    processes,
    next: former === undefined ? [] : processesIn(place),
    leader: () => theLeader(nodes),
    isReady,
  }
}

function etcdIn({ folder }: Place): [string, ...string[]] {
  const [client, peer] = [`http://${HOST}:${PORTS.etcd}`, `http://${HOST}:${PORTS.etcdPeer}`]
  const options = {
    name: 'one',
    'data-dir': join(folder, 'etcd', 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `one=${peer}`,
    // Room for a machine whose processor is busy with other work.
    'heartbeat-interval': '500',
    'election-timeout': '5000',
  }
  return ['etcd', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)]
}

function between(place: Place) {
  const file = (name: string) => join(place.folder, name)
  const haproxy = program(place, {
    name: 'haproxy',
    command: ['haproxy', '-db', '-f', file('haproxy.cfg'), '-f', file('database.cfg')],
    asPostgres: true,
  })
  const pooler = program(place, {
    name: 'pgbouncer',
    command: ['pgbouncer', file('pgbouncer.ini')],
    asPostgres: true,
  })
  return { haproxy, pooler }
}

/** Three processes of the portal, of the version in a folder. */
const processesIn = (place: Place, cwd = process.cwd()) =>
  NODES.map((n) =>
    program(place, {
      name: `portal-${nameOf(n)}`,
      command: [process.execPath, 'dist/server/main.js'],
      cwd,
      env: {
        NODE_ENV: 'production',
        PORT: String(PORTS.process(n)),
        HOST,
        PORTAL_SECRET: place.secret,
        DATABASE_URL: urlOf(PORTS.pooler, { password: place.passwords.portal }),
        PROXIES: HOST,
      },
    }),
  )

/** The portal's user and its database, as an operator makes them. */
async function makeDatabase(place: Place, nodes: readonly Node[]): Promise<void> {
  const leader = await theLeader(nodes)
  const port = PORTS.postgres(nodes.indexOf(leader) + 1)
  const password = place.passwords.superuser
  const url = urlOf(port, { user: 'postgres', password, base: 'postgres' })
  await withClient(url, async (client) => {
    await client.query(`create role portal login password '${place.passwords.portal}'`)
    await client.query("alter role portal set statement_timeout = '30s'")
    await client.query('create database portal owner portal')
  })
}

/** HAProxy has found the leader. */
const isOpen = (place: Place) =>
  withClient(leaderUrl(place), (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

async function theLeader(nodes: readonly Node[]): Promise<Node> {
  const leader = await leaderOf(nodes)
  if (!leader) throw new Error('No node leads.')
  return leader
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
const isReady = (n: number) => answers(`http://${HOST}:${PORTS.process(n)}/ready`)
const allReady = async () => (await Promise.all(NODES.map(isReady))).every(Boolean)

/** A cluster that is thrown away is killed; only PostgreSQL must end in order, because of its shared memory. */
async function endAll(place: Place, nodes: readonly Node[]): Promise<void> {
  killAll()
  for (const node of nodes) {
    node.relay.close()
    signalPostmaster(node, 'SIGQUIT')
  }
  for (let tries = 0; tries < 100 && nodes.some(({ postmaster }) => postmaster()); tries++)
    await wait(100)
  for (const node of nodes) signalPostmaster(node, 'SIGKILL')
  removePlace(place)
}
