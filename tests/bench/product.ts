import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { listen } from './serve.ts'

/** Starts the built product on a fresh database of its own, and waits until it serves. */
export async function startProduct(): Promise<{ port: number; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'))
  const port = await freePort()
  const said: string[] = []
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SANDBOX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => said.push(text.toString()))
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
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
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok
  } catch {
    return false // not listening yet
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((done) => probe.close(done))
  return port
}
