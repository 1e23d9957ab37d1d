import { connect } from 'node:net'

import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { sesiones } from '../../../server/src/sesiones/tables.ts'
import type { Provider, Session } from '../../support/server.ts'

/**
 * A call without its last byte, whose session the server has judged. The returned function sends the byte, and returns
 * the status of the answer.
 */
export async function retenida(
  { port, base: { db } }: Pick<Provider, 'port' | 'base'>,
  path: string,
  body: object,
  { token, sid }: Session,
): Promise<() => Promise<number>> {
  const own = eq(sesiones.sid, sid)
  // After two hours the server notes the use of a session, just after it judged it: so the test sees when that is done.
  await db
    .update(sesiones)
    .set({ creadaAt: sql`${sesiones.creadaAt} - 7200000`, ultimoUsoAt: 0 })
    .where(own)
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
  ]
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined) // a lost answer fails the test by itself
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(data.toString())),
  )
  socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, -1)}`)
  const used = async () => (await db.select().from(sesiones).where(own))[0]?.ultimoUsoAt
  await expect.poll(used).toBeGreaterThan(0)
  return async () => {
    socket.write(text.slice(-1))
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(await answer) ?? []
    socket.destroy()
    return Number(status)
  }
}
