import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isRoot } from '../programs.ts'

/** Below the ports that a system gives to outgoing connections: a stopped program finds its port free again. */
const FIRST = 15_500
export const NODES = [1, 2, 3] as const

export const PORTS = {
  portal: FIRST,
  database: FIRST + 1,
  pooler: FIRST + 2,
  etcd: FIRST + 3,
  etcdPeer: FIRST + 4,
  /** Of a node: its way to etcd, which can be cut. */
  relay: (node: number) => FIRST + 10 + node,
  postgres: (node: number) => FIRST + 20 + node,
  patroni: (node: number) => FIRST + 30 + node,
  process: (n: number) => FIRST + 40 + n,
}

export const HOST = '127.0.0.1'
export const ADDRESS = `http://${HOST}:${PORTS.portal}`

export type Place = { folder: string; passwords: Record<PasswordOf, string>; secret: string }
type PasswordOf = 'superuser' | 'replication' | 'rewind' | 'portal'

/** PostgreSQL refuses to run as root: then the whole database side runs as its user. */
export function giveToPostgres(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', 'postgres:postgres', folder])
}

/** A temporary folder and passwords for this run. */
export function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'))
  for (const name of ['log', 'run', 'etcd']) mkdirSync(join(folder, name))
  const word = () => randomBytes(24).toString('base64url')
  const passwords = { superuser: word(), replication: word(), rewind: word(), portal: word() }
  return { folder, passwords, secret: randomBytes(48).toString('base64url') }
}

export const removePlace = ({ folder }: Place) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

export const urlOf = (
  port: number,
  {
    user = 'portal',
    password,
    base = 'portal',
  }: { user?: string; password: string; base?: string },
) => `postgres://${user}:${password}@${HOST}:${port}/${base}`

/** Ports of this command that another program uses. */
export async function takenPorts(): Promise<number[]> {
  const { portal, database, pooler, etcd, etcdPeer, relay, postgres, patroni, process: own } = PORTS
  const all = [portal, database, pooler, etcd, etcdPeer].concat(
    ...[relay, postgres, patroni, own].map((of) => NODES.map(of)),
  )
  const free = await Promise.all(all.map(isFree))
  return all.filter((_port, n) => !free[n])
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, HOST, () => probe.close(() => done(true)))
  })
}

/** Version of an installed package, for the record. */
export const versionOf = (name: string) =>
  spawnSync('dpkg-query', ['-W', '-f', '${Version}', name], { encoding: 'utf8' }).stdout.replace(
    /-.*$/,
    '',
  )
