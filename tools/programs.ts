import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'

import { processorMsOf } from './processor.ts'

export const isRoot = process.getuid?.() === 0

const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`
/** A program that does not end after SIGTERM is killed. */
const TO_END = 20_000

export type Program = {
  name: string
  start: () => void
  /** Ends a program as a lost machine or the system's out-of-memory killer does. */
  kill: () => Promise<void>
  /** Asks a program to end, as a supervisor does. */
  stop: () => Promise<void>
  isRunning: () => boolean
  /** Id of the started process. */
  pid: () => number | undefined
  /** Processor time so far, of a running program. */
  processorMs: () => number
}

type Command = {
  name: string
  command: [string, ...string[]]
  env?: Record<string, string>
  cwd?: string
  /** Runs as the user of PostgreSQL. */
  asPostgres?: boolean
}

const running = new Set<ChildProcess>()

/** Ends all programs at once, without waiting. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/**
 * A program that can be ended and started again; its words go to `log` in the folder, or without a folder to this
 * command's own.
 */
export function program(
  { folder }: { folder?: string },
  { name, command, env, cwd, asPostgres }: Command,
): Program {
  let child: ChildProcess | undefined
  const [file, ...args] = asPostgres && isRoot ? asItsUser(command) : command

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || !running.has(child)) return
    const ending = child
    const ended = once(ending, 'exit')
    ending.kill(signal)
    const late = setTimeout(() => ending.kill('SIGKILL'), TO_END)
    await ended
    clearTimeout(late)
  }

  return {
    name,
    start() {
      const out =
        folder === undefined ? 'inherit' : openSync(join(folder, 'log', `${name}.log`), 'a')
      // A group of its own: Ctrl-C in a terminal reaches this command alone, which ends all in order.
      const started = spawn(file, args, {
        cwd: cwd ?? folder,
        env: { ...process.env, PATH, ...env },
        stdio: ['ignore', out, out],
        detached: true,
      })
      running.add(started)
      started.on('error', (error) => console.error(`${name}: ${error.message}`))
      started.once('exit', () => running.delete(started))
      child = started
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isRunning: () => child !== undefined && running.has(child),
    pid: () => child?.pid,
    processorMs: () => (child?.pid === undefined ? 0 : processorMsOf(child.pid)),
  }
}

/** The program takes the place of `setpriv`, and ends with this command however that ends. */
const asItsUser = (command: [string, ...string[]]): [string, ...string[]] => [
  'setpriv',
  '--reuid=postgres',
  '--regid=postgres',
  '--clear-groups',
  '--pdeathsig=KILL',
  ...command,
]
