import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { hasBase } from '../../server/src/base/database.ts'
import { freePort, waitUntilReady } from './listening.ts'
import { fillFolder } from './seededBase.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export type ProcessOptions = {
  dataDir?: string
  port?: number
  env?: Record<string, string>
}

// From the source: these tests run before anything is built.
const MAIN = ['--import', 'tsx', 'server/src/main.ts']
/** The server for tests, which can stop at a hook. */
const WITH_HOOKS = ['--import', 'tsx', 'tests/support/serverWithHooks.ts']

function environment(port: number, dataDir: string, extra: Record<string, string>) {
  const { NODE_ENV: _node, SANDBOX: _sandbox, DATABASE_URL: _database, ...rest } = process.env
  return {
    ...rest,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SANDBOX: '1',
    ...extra,
  }
}

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>

/**
 * The server as its own process, so that it can be killed; a given folder outlives it. An empty
 * folder is filled first: only the test of a first start waits for one.
 */
export async function startProcess(options: ProcessOptions = {}) {
  const port = options.port ?? (await freePort())
  const own = options.dataDir === undefined ? temporaryFolder() : undefined
  const dataDir = options.dataDir ?? own?.folder ?? ''
  const env = environment(port, dataDir, options.env ?? {})
  if (!options.env?.['DATABASE_URL'] && !hasBase(dataDir)) await fillFolder(dataDir)
  const child = spawn(process.execPath, WITH_HOOKS, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (output += String(text)))
  const exited = once(child, 'exit').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url, child, () => output)
  return {
    url,
    port,
    dataDir,
    child,
    exited,
    output: () => output,
    kill: () => end(child, 'SIGKILL', exited),
    async stop() {
      const how = await end(child, 'SIGTERM', exited)
      own?.remove()
      return how
    },
  }
}

async function end<T>(child: ChildProcess, signal: NodeJS.Signals, exited: Promise<T>): Promise<T> {
  child.kill(signal)
  return exited
}

/** Runs a process that ends by itself; returns its exit and output. */
export async function runToEnd(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, MAIN, {
    env: environment(await freePort(), dataDir, env), // `env` may name another port.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)))
  const [code] = await once(child, 'exit')
  return { code: code as number | null, output }
}
