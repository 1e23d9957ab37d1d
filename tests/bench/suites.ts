import { counter } from './counter.ts'
import { drain } from './drain.ts'
import { growth } from './growth.ts'
import { lectores } from './lectores.ts'
import { PROFILES } from './link.ts'
import { lock } from './lock.ts'
import { newAccount } from './newAccount.ts'
import { offlineReady } from './offlineReady.ts'
import { pdf } from './pdf.ts'
import { photo } from './photo.ts'
import type { Goal } from './report.ts'
import { server } from './server.ts'
import { size } from './size.ts'
import { firstVisits, offlineScreens } from './start.ts'
import { touch } from './touch.ts'
import type { World } from './world.ts'
import { write } from './write.ts'

export type Asked = { rounds: number; quick: boolean }

/** Each suite measures its baselines in the same run. */
export const SUITES: Record<string, (world: World, asked: Asked) => Promise<Goal[]>> = {
  size,
  start: async (world, { rounds, quick }) => [
    ...(quick ? [] : await firstVisits(world, rounds)),
    ...(quick ? [] : await newAccount(world, rounds)),
    ...(await counter(world, rounds, quick)),
    ...(quick ? [] : await offlineScreens(world, rounds)),
  ],
  'offline-ready': (world, { rounds }) =>
    offlineReady((profile) => world.behind(world.product, profile), rounds),
  write: (world, { rounds }) => write(world, rounds),
  lock: (world, { rounds }) => lock(world, rounds),
  drain: (world, { rounds, quick }) => drain(world, rounds, quick),
  touch: (world, { rounds }) => touch(world, rounds),
  photo: (world, { rounds }) => photo(world, rounds),
  scan: async (world, { rounds }) =>
    lectores(await world.behind(world.product, PROFILES.open), rounds),
  pdf: (world, { rounds }) => pdf(world, rounds),
  server: (world, { rounds }) => server(world, rounds),
  growth: (world, { rounds }) => growth(world, rounds),
}

/** Suites that a change can run often: under four minutes together. */
const QUICK = ['size', 'start', 'write', 'photo']

/** The asked suites; without a name the quick ones, or all. */
export function suiteNames({ suite, quick }: { suite: string[]; quick: boolean }): string[] {
  const names = Object.keys(SUITES)
  const unknown = suite.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`'${unknown}' is none of ${names.join(', ')}.`)
  if (suite.length > 0) return suite
  return quick ? QUICK : names
}
