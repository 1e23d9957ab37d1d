import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { freePort } from './listening.ts'

/** Folder of the binaries in Debian's packages. */
export const INSTALLED = '/usr/lib/postgresql'

/** The newest PostgreSQL with binaries on this machine. */
export function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const versions = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

const idOf = (flag: '-u' | '-g') =>
  Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

/** PostgreSQL refuses to run as root: then all of it runs as its own user. */
function asItsUser(bin: string, command: string, args: string[]): void {
  const full = join(bin, command)
  const root = process.getuid?.() === 0
  const [program, ...list] = root
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', full, ...args]
    : [full, ...args]
  if (program === undefined) throw new Error('There is no program to run.')
  execFileSync(program, list, { stdio: 'ignore', cwd: tmpdir() })
}

export type Postgres = {
  url: string
  createDatabase: () => Promise<string>
  restart: () => void
  stop: () => void
}

/**
 * A PostgreSQL for the tests, in a folder that is removed at its stop; undefined without binaries. `durable`: a commit waits for
 * the disk, as in production.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'))
  const data = join(folder, 'data')
  const port = await freePort()
  asItsUser(bin, 'initdb', [
    '-D',
    data,
    '-U',
    'portal',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'} -c max_connections=60`
  const control = (...args: string[]) =>
    asItsUser(bin, 'pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, ...args])
  control('start')
  const urlOf = (name: string) => `postgres://portal@127.0.0.1:${port}/${name}`
  let created = 0
  return {
    url: urlOf('postgres'),
    async createDatabase() {
      const name = `prueba_${++created}`
      await ask(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    restart: () => control('-m', 'immediate', 'restart'),
    stop() {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A copy of an unused database, and a function that removes it: a tenth of a second. */
export async function copyDatabase(url: string) {
  const name = `copia_${randomUUID().replaceAll('-', '')}`
  const at = new URL(url)
  const from = at.pathname.slice(1)
  at.pathname = '/postgres'
  const admin = at.href
  await ask(admin, `create database ${name} template ${from}`)
  at.pathname = name
  return { url: at.href, drop: () => ask(admin, `drop database ${name} with (force)`) }
}

async function ask(url: string, query: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(query)
  } finally {
    await client.end()
  }
}
