// Starts the product as built for people, with temporary data.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PATIENCE = 120_000

/**
 * Starts the build with the demo data, on a free port; returns its address, and a function that stops it. `proveedor`: an
 * insurer by name.
 * @param {{ proveedor?: string | undefined }} of
 */
export async function startProduct({ proveedor } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mi-cobertura-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX: '1',
      ...(proveedor && { PROVEEDOR: proveedor }),
    },
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true })
  }
  const until = Date.now() + PATIENCE
  while (!(await answers(`${url}/ready`))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('The product did not start: npm run build, and read what it says above.')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, stop }
}

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
