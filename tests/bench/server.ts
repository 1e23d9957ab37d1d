import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'

import { type Call, callsOf } from '../../tools/load/calls.ts'
import { type Ask, type Measured, drive } from '../../tools/load/drive.ts'
import { accountsIn, giveNotices, idsIn, peopleOf } from '../../tools/load/people.ts'
import { type Place, onFolders } from '../../tools/load/place.ts'
import { type Served, answers, bareServer, portal } from '../../tools/load/servers.ts'
import { people } from '../support/people.ts'
import { signIn as openSession } from '../support/server.ts'
import { besideSignIns } from './besideSignIns.ts'
import { type Goal, median } from './report.ts'
import type { World } from './world.ts'

const MEMBERS = 3000
const PEOPLE = 8
const NOTICES = 400
const CONNECTIONS = 8
const KB = 1024

/** Calls of the embedded server, beside a server that does one select or one transaction and nothing else. */
export async function server(world: World, rounds: number): Promise<Goal[]> {
  const removals: (() => void)[] = []
  try {
    const place = await onFolders(MEMBERS, (remove) => void removals.push(remove))
    return [...(await calls(place, rounds)), ...(await flood(world, rounds))]
  } finally {
    for (const remove of removals) remove()
  }
}

async function calls(place: Place, rounds: number): Promise<Goal[]> {
  const ids = await idsIn(place.query)
  const accounts = await accountsIn(place.query, PEOPLE)
  await giveNotices(place.query, accounts, NOTICES)
  await place.ready()
  const secret = createHash('sha512').update(JSON.stringify(place.ours)).digest('base64url')
  const ours = await portal(1, { ...place.ours, secret })
  const bare = await bareServer(place.bare)
  for (const one of [ours, bare]) one.start()
  try {
    await answers(`http://127.0.0.1:${ours.port}/ready`)
    await answers(`http://127.0.0.1:${bare.port}/select/${ids[0]}`)
    const signedIn = await peopleOf(accounts, ours.port, NOTICES)
    const all = await callsOf(signedIn, ours.port)
    const goals: Goal[] = []
    for (const call of all) goals.push(...(await besideBare(call, { ours, bare, ids, rounds })))
    return goals
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

type Where = { ours: Served; bare: Served; ids: number[]; rounds: number }

async function besideBare(call: Call, { ours, bare, ids, rounds }: Where): Promise<Goal[]> {
  let turn = 0
  const least = (): Ask =>
    call.beside === 'select'
      ? { method: 'GET', path: `/select/${ids[turn++ % ids.length]}`, headers: {} }
      : { method: 'POST', path: '/transaction', headers: {}, body: String(turn++) }
  const series = (of: Served, next: () => Ask, expected: number) =>
    drive({
      connections: CONNECTIONS,
      seconds: 1,
      ports: [of.port],
      spent: () => ({ processorMs: of.processorMs(), databaseMs: 0 }),
      next,
      expected,
    })
  const measured: Record<'plain' | 'portal', Measured>[] = []
  for (let round = 0; round < rounds; round++)
    measured.push({
      plain: await series(bare, least, 200),
      portal: await series(ours, call.next, call.expected),
    })
  for (const { portal: one } of measured)
    if (one.others.size > 0)
      throw new Error(`${call.title}: ${JSON.stringify([...one.others])} came, too.`)
  const of = call.beside === 'select' ? 'server' : '23'
  const goals: Goal[] = [
    {
      of,
      metric: `${call.title}, a call`,
      against: `bare ${call.beside}`,
      unit: 'ms',
      limit: 2.5,
      pairs: measured.map(({ portal: one, plain }) => ({
        ours: 1000 / one.rate,
        base: 1000 / plain.rate,
      })),
    },
  ]
  if (call.name !== 'known') return goals
  return [
    ...goals,
    {
      of,
      metric: `${call.title}, processor`,
      against: '2 ms',
      unit: 'ms',
      limit: 1,
      pairs: measured.map(({ portal: one }) => ({ ours: one.processorMs, base: 2 })),
    },
    {
      of,
      metric: `${call.title}, answer`,
      against: '3 KB',
      unit: 'KB',
      limit: 1,
      pairs: [{ ours: await bytesOf(ours.port, call.next()), base: 3 * KB }],
    },
  ]
}

/** Bytes of an answer on the wire, with its headers. */
function bytesOf(port: number, { method, path, headers }: Ask): Promise<number> {
  const agent = new Agent()
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        resolve(answer.socket.bytesRead)
        agent.destroy()
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** The provider under a flood: signed-in people do not notice it. */
async function flood({ product }: World, rounds: number): Promise<Goal[]> {
  const url = `http://127.0.0.1:${product}`
  const { cuil, password } = people.norma
  const { token } = await openSession(url, { usuario: cuil, password })
  const pairs: Goal['pairs'] = []
  for (let round = 0; round < rounds; round++) {
    const { quiet, busy, judged } = await besideSignIns(url, token)
    if (judged !== 40) throw new Error(`${judged} of 40 sign-ins were judged: that is no flood.`)
    pairs.push({ ours: median(busy), base: median(quiet) })
  }
  const metric = 'signed-in call beside 40 sign-ins'
  return [{ of: 'server', metric, against: 'QUIET', unit: 'ms', limit: 2, pairs }]
}
