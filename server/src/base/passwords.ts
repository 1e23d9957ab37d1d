import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'

import { door, queue } from './turnos.ts'

// SEC-06: each hash takes 32 MiB, so a flood of sign-ins waits instead of using up the memory.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32
/**
 * Parallel hashes. Tokens and passes are checked on the same four threads and the same cores: one core and two
 * threads stay free for signed-in people.
 */
export const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 40
const SHAPE = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

export type Hashing = {
  hash: (password: string, salt?: Buffer) => Promise<string>
  /** True for the right password; without a stored hash it takes the same time and is always false (SEC-11). */
  verify: (password: string, stored: string | undefined) => Promise<boolean>
}

export type Passwords = Hashing & {
  /** Reserves a place for work that hashes; if too many wait, refuses it (503) before it starts. */
  admitted: <T>(work: (hashing: Hashing) => Promise<T>) => Promise<T>
  /** True if a stored hash was made with former parameters. */
  isOutdated: (stored: string) => boolean
}

type Cost = typeof COST

const derive = (password: string, salt: Buffer, cost: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })

type Options = { waiting?: number; cost?: Partial<Cost> }

export function createPasswords({ waiting = MAX_WAITING, cost }: Options = {}): Passwords {
  const inTurn = queue(AT_ONCE)
  const letIn = door(AT_ONCE + waiting)
  const todays = { ...COST, ...cost }
  const { N, r, p } = todays
  const format = (salt: Buffer, key: Buffer) =>
    ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
  const nobody = format(randomBytes(16), randomBytes(KEY_BYTES))

  const hashing: Hashing = {
    hash: (password, salt = randomBytes(16)) =>
      inTurn(async () => format(salt, await derive(password, salt, todays))),
    verify: (password, stored) =>
      inTurn(async () => {
        const [, n, blocks, lanes, salt = '', key = ''] = SHAPE.exec(stored ?? nobody) ?? []
        const its = { ...COST, N: Number(n), r: Number(blocks), p: Number(lanes) }
        const derived = await derive(password, Buffer.from(salt, 'base64url'), its)
        return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== undefined
      }),
  }

  return {
    hash: (password, salt) => letIn(() => hashing.hash(password, salt)),
    verify: (password, stored) => letIn(() => hashing.verify(password, stored)),
    admitted: (work) => letIn(() => work(hashing)),
    isOutdated: (stored) => !stored.startsWith(`scrypt$${N}$${r}$${p}$`),
  }
}
