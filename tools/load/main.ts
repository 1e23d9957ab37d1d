// The load of `npm run load`: docs/architecture/load.md says how to read its table.

import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'

import { killAll } from '../programs.ts'
import { circumstances, minute, writeTable } from '../reliability.mjs'
import { type Call, callsOf } from './calls.ts'
import { type Measured, drive } from './drive.ts'
import { type Hold, holdOf } from './hold.ts'
import { accountsIn, giveNotices, idsIn, peopleOf } from './people.ts'
import { type AtEnd, type Place, onFolders, onPostgres } from './place.ts'
import { type Served, answers, bareServer, portal } from './servers.ts'
import { HEAD, HELD, type Row, isWrong, missed, rowOf } from './table.ts'

const PEOPLE = 32
const CONNECTIONS = 16
const WHOLE = { members: '100000', seconds: '6', processes: '3' }

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: WHOLE.members },
    seconds: { type: 'string', default: WHOLE.seconds },
    processes: { type: 'string', default: WHOLE.processes },
    only: { type: 'string', multiple: true, default: [] },
    url: { type: 'string' },
    embedded: { type: 'boolean', default: false },
  },
})
const { embedded, url } = values
const members = Number(values.members)
const seconds = Number(values.seconds)
// The embedded database is one process's.
const PROCESSES = Array.from({ length: embedded ? 1 : Number(values.processes) }, (_, n) => n + 1)
const isWhole =
  values.only.length === 0 &&
  !embedded &&
  values.url === undefined &&
  Object.entries(WHOLE).every(([name, value]) => values[name as keyof typeof WHOLE] === value)

process.on('exit', killAll)
console.log(url === undefined ? `${members} members…` : 'the members of the given database…')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const atEnd: AtEnd = (remove) => void process.on('exit', remove)
const place = await (embedded ? onFolders(members, atEnd) : onPostgres(members, atEnd, url))
process.exit(await main(place))

async function main({ ours, bare, query, ready }: Place): Promise<number> {
  const ids = await idsIn(query)
  const accounts = await accountsIn(query, PEOPLE)
  // A list of so many would not be a usual one: on PostgreSQL they come after the reads.
  const notices = embedded ? 100 : 3_000
  if (embedded) await giveNotices(query, accounts, notices)
  await ready()
  // Always the same for a given database: another secret would count as a change of the secret.
  const secret = createHash('sha512').update(JSON.stringify(ours)).digest('base64url')
  const processes = await Promise.all(PROCESSES.map((n) => portal(n, { ...ours, secret })))
  const plain = await bareServer(bare)
  for (const one of [...processes, plain]) one.start()
  for (const { port } of processes) await answers(`http://127.0.0.1:${port}/ready`)
  await answers(`http://127.0.0.1:${plain.port}/select/${ids[0]}`)
  console.log(`${PEOPLE} people sign in…`)
  const port = processes[0]?.port ?? 0
  const people = await peopleOf(accounts, port, notices)
  const calls = await callsOf(people, port)
  const hold =
    processes.length > 1 ? holdOf(processes.flatMap(({ pid }) => pid() ?? [])) : undefined
  if (processes.length > 1 && !hold) console.log('No control groups here: no process can be held.')
  const chosen = calls.filter(({ name }) => values.only.length === 0 || values.only.includes(name))
  const rows: Row[] = []
  for (const call of chosen) {
    if (call.beside === 'transaction' && !embedded) await giveNotices(query, accounts, notices)
    rows.push(await measure(call, { processes, plain, ids, hold }))
  }
  for (const one of processes) await one.stop()
  hold?.remove()
  return sumUp(rows)
}

type Where = {
  processes: readonly Served[]
  plain: Served
  ids: readonly number[]
  hold: Hold | undefined
}

/** The call on one, two and three processes, and beside them the least that a server can do. */
async function measure(call: Call, { processes, plain, ids, hold }: Where): Promise<Row> {
  let turn = 0
  const least = () =>
    call.beside === 'select'
      ? { method: 'GET', path: `/select/${ids[turn++ % ids.length]}`, headers: {} }
      : { method: 'POST', path: '/transaction', headers: {}, body: String(turn++) }
  const series = (asked: readonly Served[], connections = CONNECTIONS) => ({
    connections,
    seconds,
    ports: asked.map(({ port }) => port),
    spent: () => ({
      processorMs: asked.reduce((sum, { processorMs }) => sum + processorMs(), 0),
      databaseMs: place.databaseMs(),
    }),
  })
  const bare = await drive({ ...series([plain]), next: least, expected: 200 })
  async function onEach(connections: (n: number) => number): Promise<Map<number, Measured>> {
    const { next, expected } = call
    const found = new Map<number, Measured>()
    for (const n of PROCESSES)
      found.set(
        n,
        await drive({ ...series(processes.slice(0, n), connections(n)), next, expected }),
      )
    return found
  }
  const measured = await onEach(() => CONNECTIONS)
  hold?.hold(HELD)
  // As many for each process: with fewer it answers fewer at a time, and each answer costs more.
  const held = hold ? await onEach((n) => n * CONNECTIONS) : new Map<number, Measured>()
  hold?.free()
  const row = { title: call.title, beside: call.beside, bare, measured, held }
  console.log(rowOf(row).join(' | '))
  return row
}

function sumUp(rows: Row[]): number {
  const said = missed(rows)
  console.log(said.length === 0 ? '\nEvery goal is reached.' : `\n${said.join('\n')}`)
  if (isWhole) {
    const { date, commit, machine } = circumstances()
    writeTable('load', HEAD, rows.map(rowOf), [
      `${minute(date)}, ${commit}, ${machine}; ${members} members, ${CONNECTIONS} connections, answers a second.`,
      ...(said.length === 0 ? [] : ['', 'Missed goals:', '', ...said.map((text) => `- ${text}`)]),
    ])
  }
  return rows.some(isWrong) ? 1 : 0
}
