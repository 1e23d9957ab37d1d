import { createHash } from 'node:crypto'

import type { Portal } from '../../support/portal.ts'

/** File of an unsent change, as the phone stores it. */
export type Kept = { operacion: string; n: number; name: string; size: number; hash: string }

/** File as a person chooses it in a browser. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer }

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** All files in the phone's outbox, read without the portal's own code. */
export function filesOn({ page }: Portal): Promise<Kept[]> {
  return page.evaluate(async () => {
    type Row = { operacion: string; n: number; name: string; bytes: ArrayBuffer }
    const rows = await new Promise<Row[]>((resolve, reject) => {
      const opening = indexedDB.open('portal-salida')
      opening.addEventListener('error', () => reject(new Error('portal-salida')))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('archivos').objectStore('archivos').getAll()
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result as Row[])
        })
      })
    })
    const inHex = (bytes: ArrayBuffer) =>
      [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return Promise.all(
      rows.map(async ({ operacion, n, name, bytes }) => ({
        operacion,
        n,
        name,
        size: bytes.byteLength,
        hash: inHex(await crypto.subtle.digest('SHA-256', bytes)),
      })),
    )
  })
}

/** File of this size with unique bytes. */
export function fileOf(name: string, size: number): Chosen {
  let state = size
  const buffer = Buffer.alloc(size)
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
    buffer[at] = state >>> 16
  }
  return { name, mimeType: 'image/jpeg', buffer }
}
