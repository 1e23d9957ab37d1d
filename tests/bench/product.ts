import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { type Db, onFolder } from '../../server/src/base/database.ts'
import { within } from './deadline.ts'
import { listen } from './serve.ts'

type Product = { port: number; stop: () => Promise<void> }

/**
 * Starts the built product on its own fresh database and waits until it serves. `fill` adds to the
 * demo's data.
 */
export async function startProduct(fill?: (db: Db) => Promise<void>): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'))
  const remove = () => rm(data, { recursive: true, force: true })
  const started = async () => {
    const { port, stop } = await startOn(data).catch(async (error: unknown) => {
      await remove()
      throw error
    })
    return { port, stop: () => stop().then(remove) }
  }
  if (!fill) return started()
  const first = await startOn(data)
  await first.stop()
  const { db, close } = await onFolder(data)
  await fill(db)
  await close()
  return started()
}

async function startOn(data: string): Promise<Product> {
  const port = await freePort()
  const said: string[] = []
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    // Building a baseline sets NODE_ENV to 'production': the product is started with its own value.
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: data, SANDBOX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => said.push(text.toString()))
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const stop = async () => {
    server.kill('SIGTERM')
    await within(30, "The end of the product's server", ended).catch((error: unknown) => {
      server.kill('SIGKILL')
      throw error
    })
  }
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) break
    if (await isReady(port)) return { port, stop }
    await wait(200)
  }
  await stop()
  throw new Error(`The product's server did not start:\n${said.join('').slice(-2000)}`)
}

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5000)
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal })).ok
  } catch {
    return false // The server does not listen yet.
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((done) => probe.close(done))
  return port
}
