import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const running = new Set<ChildProcess>()

/** A process of Node that ends with this command. */
export function node(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The demo and more members, as `npm run seed` makes them. */
export async function seed(url: string, members: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-carga-'))
  const made = node(['--import', 'tsx', 'server/src/seed.ts', '--members', String(members)], {
    DATABASE_URL: url,
    DATA_DIR: folder,
  })
  const [code] = (await once(made, 'exit')) as [number]
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error('The members could not be made.')
}
