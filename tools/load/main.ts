// The load of `npm run load`: docs/architecture/load.md says how to read its table.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'

import { Pool } from 'pg'

import { A_MINUTE, until } from '../../tests/bench/deadline.ts'
import { freePort } from '../../tests/support/listening.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { circumstances, minute, writeTable } from '../reliability.mjs'
import { type Call, callsOf } from './calls.ts'
import { type Measured, drive } from './drive.ts'
import { giveNotices, peopleOf } from './people.ts'
import { endAll, node, seed } from './processes.ts'
import { HEAD, type Row, missed, rowOf } from './table.ts'

const PEOPLE = 32
const CONNECTIONS = 16
const PROCESSES = [1, 2, 3]
const WHOLE = { members: '100000', seconds: '6' }

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: WHOLE.members },
    seconds: { type: 'string', default: WHOLE.seconds },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const members = Number(values.members)
const seconds = Number(values.seconds)
const isWhole =
  values.only.length === 0 && values.members === WHOLE.members && values.seconds === WHOLE.seconds

const postgres = await startPostgres({ durable: true })
if (!postgres) throw new Error('PostgreSQL was there a moment ago.')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    end()
    process.exit(1)
  })
try {
  process.exitCode = await main(await postgres.createDatabase())
} finally {
  end()
}

function end(): void {
  endAll()
  postgres?.stop()
}

async function main(url: string): Promise<number> {
  console.log(`${members} members…`)
  await seed(url, members)
  const pool = new Pool({ connectionString: url, max: 2 })
  await pool.query('create table carga (id serial primary key, texto text)')
  await pool.query('vacuum analyze')
  const ports = await Promise.all(PROCESSES.map(() => freePort()))
  const bare = await freePort()
  const secret = randomBytes(48).toString('base64url')
  for (const port of ports)
    node(['dist/server/main.js'], {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: url,
      PORTAL_SECRET: secret,
    })
  node(['--import', 'tsx', 'tools/load/bare.ts'], { DATABASE_URL: url, PORT: String(bare) })
  for (const port of ports) await answers(`http://127.0.0.1:${port}/ready`)
  const { rows: some } = await pool.query<{ id: number }>(
    'select id_afiliado as id from afiliados order by random() limit 500',
  )
  const ids = some.map(({ id }) => id)
  await answers(`http://127.0.0.1:${bare}/select/${ids[0]}`)
  console.log(`${PEOPLE} people sign in…`)
  const people = await peopleOf(pool, ports[0] ?? 0, PEOPLE)
  const calls = await callsOf(people, ports[0] ?? 0)
  const chosen = calls.filter(({ name }) => values.only.length === 0 || values.only.includes(name))
  const rows: Row[] = []
  for (const call of chosen) {
    if (call.beside === 'transaction') await giveNotices(pool, people)
    rows.push(await measure(call, { ports, bare, ids }))
  }
  await pool.end()
  return sumUp(rows)
}

type Where = { ports: readonly number[]; bare: number; ids: readonly number[] }

/** The call on one, two and three processes, and beside them the least that a server can do. */
async function measure(call: Call, { ports, bare, ids }: Where): Promise<Row> {
  let turn = 0
  const least = () =>
    call.beside === 'select'
      ? { method: 'GET', path: `/select/${ids[turn++ % ids.length]}`, headers: {} }
      : { method: 'POST', path: '/transaction', headers: {}, body: String(turn++) }
  const series = { connections: CONNECTIONS, seconds }
  const plain = await drive({ ...series, ports: [bare], next: least, expected: 200 })
  const measured = new Map<number, Measured>()
  for (const n of PROCESSES)
    measured.set(
      n,
      await drive({
        ...series,
        ports: ports.slice(0, n),
        next: call.next,
        expected: call.expected,
      }),
    )
  const row = { title: call.title, beside: call.beside, bare: plain, measured }
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
  return rows.some(({ measured }) => [...measured.values()].some(({ others }) => others.size > 0))
    ? 1
    : 0
}

function answers(url: string): Promise<void> {
  return until(2 * A_MINUTE, url, () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}
