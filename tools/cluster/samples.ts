import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { findPostgres } from '../../tests/support/postgres.ts'
import { HOST, NODES, PORTS, type Place, giveToPostgres } from './place.ts'

/** A sample of `deploy` with the places of this machine; a line that the sample no longer has is an error. */
function filled(sample: string, changes: readonly (readonly [RegExp, string])[]): string {
  let text = readFileSync(join('deploy', sample), 'utf8')
  for (const [from, to] of changes) {
    if (text.search(from) < 0) throw new Error(`deploy/${sample} has no ${String(from)}.`)
    text = text.replaceAll(from, () => to)
  }
  return text
}

const NAMES = ['one', 'two', 'three'] as const
export const nameOf = (node: number) => NAMES[node - 1] ?? 'one'
export const dataOf = ({ folder }: Place, node: number) => join(folder, `data-${node}`)

/** Writes every configuration of the cluster, from the samples that an operator begins with. */
export function writeSamples(place: Place): void {
  const { folder, passwords } = place
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const node of NODES) {
    mkdirSync(dataOf(place, node), { mode: 0o700 })
    write(`patroni-${node}.yml`, patroni(place, node))
  }
  write(
    'pgbouncer.ini',
    filled('cluster/pgbouncer.ini', [
      [/port=5000/g, `port=${PORTS.database}`],
      [/= 6432/g, `= ${PORTS.pooler}`],
      [/\/etc\/pgbouncer/g, folder],
    ]),
  )
  write('users.txt', `"portal" "${passwords.portal}"\n`)
  write('database.cfg', database())
  write('haproxy.cfg', portal(folder))
  copyFileSync(resolve('deploy/haproxy-503.http'), join(folder, 'portal-503.http'))
  giveToPostgres(folder)
}

const patroni = (place: Place, node: number) =>
  filled('cluster/patroni.yml', [
    [/name: one/g, `name: ${nameOf(node)}`],
    // Named as proxies: otherwise Patroni would ask etcd for its own address, and bypass the relay.
    [/hosts: \[.*\]/g, `hosts: ['${HOST}:${PORTS.relay(node)}']\n  use_proxies: true`],
    [/10\.0\.0\.1:8008/g, `${HOST}:${PORTS.patroni(node)}`],
    [/10\.0\.0\.1:5432/g, `${HOST}:${PORTS.postgres(node)}`],
    [/10\.0\.0\.0\/24/g, `${HOST}/32`],
    [/\/usr\/lib\/postgresql\/15\/bin/g, findPostgres() ?? ''],
    [/\/var\/lib\/postgresql\/15\/portal/g, dataOf(place, node)],
    [/\/var\/lib\/postgresql\/\.pgpass-patroni/g, join(place.folder, 'run', `pgpass-${node}`)],
    [/\/var\/run\/postgresql/g, join(place.folder, 'run')],
    [/SUPERUSER_PASSWORD/g, place.passwords.superuser],
    [/REPLICATION_PASSWORD/g, place.passwords.replication],
    [/REWIND_PASSWORD/g, place.passwords.rewind],
  ])

const database = () =>
  filled('cluster/haproxy.cfg', [
    [/127\.0\.0\.1:5000/g, `${HOST}:${PORTS.database}`],
    ...NODES.map(
      (node) =>
        [
          new RegExp(`10\\.0\\.0\\.${node}:5432`, 'g'),
          `${HOST}:${PORTS.postgres(node)} port ${PORTS.patroni(node)}`,
        ] as const,
    ),
  ])

/** Without its certificate: the browser takes this machine for safe. */
const portal = (folder: string) =>
  filled('haproxy.cfg', [
    [/ {2}bind :80\n/g, ''],
    [/bind :443 .*/g, `bind ${HOST}:${PORTS.portal}`],
    [/ {2}http-request redirect .*\n/g, ''],
    [/X-Forwarded-Proto https/g, 'X-Forwarded-Proto http'],
    [/\/etc\/haproxy\/errors/g, folder],
    [
      /server one 127\.0\.0\.1:8080/g,
      NODES.map((n) => `server ${nameOf(n)} ${HOST}:${PORTS.process(n)}`).join('\n  '),
    ],
  ])
