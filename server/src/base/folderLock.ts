import { randomUUID } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { type Infer, is, number, string, type } from 'superstruct'

// PGlite does not lock its folder: with two writers acknowledged data are lost (FLT-78).
const Holder = type({ pid: number(), host: string(), boot: string(), born: string(), id: string() })
type Holder = Infer<typeof Holder>

export class FolderInUse extends Error {}

const HEARTBEAT_MS = 5_000
const SILENT_MS = 30_000

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined // not there, or this system has no such file
  }
}

/** Start time of a process in kernel ticks: it differs if the pid was reused. */
const bornOf = (pid: number) => read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ')[19] ?? ''

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function self(): Holder {
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
  return { pid: process.pid, host: hostname(), boot, born: bornOf(process.pid), id: randomUUID() }
}

function isStale(text: string, file: string, me: Holder): boolean {
  let holder: unknown
  try {
    holder = JSON.parse(text)
  } catch {
    return Date.now() - statSync(file).mtimeMs > SILENT_MS // half written: its owner died, or is still writing
  }
  if (!is(holder, Holder)) return true
  // Another machine or container on the same volume: its pids are unknown here, its heartbeat counts.
  if (holder.host !== me.host) return Date.now() - statSync(file).mtimeMs > SILENT_MS
  return holder.boot !== me.boot || !isAlive(holder.pid) || bornOf(holder.pid) !== holder.born
}

function tryToTake(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}.${randomUUID()}`
  writeFileSync(draft, content)
  try {
    linkSync(draft, file) // atomic and complete at once: like 'wx', without a half-written moment
    return true
  } catch {
    return false
  } finally {
    rmSync(draft)
  }
}

/** Removes the lock of a dead owner; two processes that do so at once cannot remove each other's new lock. */
function clear(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch {
    return // another process was quicker
  }
  if (read(aside) !== stale) tryToTake(file, read(aside) ?? '')
  rmSync(aside)
}

/** Locks a data folder for this process; returns the function that unlocks it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'en-uso.lock')
  const me = self()
  const mine = JSON.stringify(me)
  const found = read(file)
  if (found !== undefined && isStale(found, file, me)) clear(file, found)
  if (!tryToTake(file, mine))
    throw new FolderInUse(
      `La carpeta de datos ${folder} está en uso por otro proceso. Terminalo primero, o elegí otra con DATA_DIR.`,
    )
  const heartbeat = setInterval(() => {
    const now = new Date()
    if (read(file) === mine) utimesSync(file, now, now)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return () => {
    clearInterval(heartbeat)
    if (read(file) === mine) rmSync(file)
  }
}
