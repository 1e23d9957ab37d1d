import type { Page } from 'playwright'

import { RECETA_CRONICA } from '#contract/notificaciones.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'

import type { Db } from '../../server/src/base/database.ts'
import { notificaciones } from '../../server/src/notificaciones/tables.ts'
import { uidOf } from '../support/server.ts'

const FIRST = 500_000
const AT_ONCE = 1000

const notice = (n: number) => ({
  idSolicitud: FIRST + n,
  tipoNotificacion: 'Receta médica crónica',
  numeroNotificacion: `${FIRST + n}`,
  codigoTipoNotificacion: RECETA_CRONICA,
})

/** Adds this many unread notifications for Norma: one for each measured change. */
export const withNotices = (count: number) => async (db: Db) => {
  const uid = uidOf('norma')
  const all = Array.from({ length: count }, (_, n) => ({ uid, ...notice(n) }))
  for (let at = 0; at < count; at += AT_ONCE)
    await db.insert(notificaciones).values(all.slice(at, at + AT_ONCE))
}

/**
 * Puts their dismissals into the outbox, untried. No window of the portal is open meanwhile: it
 * would not notice them.
 */
export async function putAway(page: Page, origin: string, from: number, count: number) {
  await page.goto(`${origin}/portal-config.json`)
  const rows = Array.from({ length: count }, (_, n) => {
    const payload = { notificacion: notice(from + n) }
    const id = crypto.randomUUID()
    const group = descartarNotificacion.group(payload)
    const { type } = descartarNotificacion
    return { id, type, group, payload, keys: [id], answers: [], tries: 0, state: 'pending' }
  })
  // The runner's compiler leaves a helper in functions, which no page has.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(put, rows)
}

function put(rows: object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal-salida')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('portal-salida')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(['sesion', 'operaciones'], 'readwrite')
      const session = writing.objectStore('sesion').get('actual')
      session.addEventListener('success', () => {
        const { uid } = session.result as { uid: string } // She is signed in.
        const createdAt = Date.now()
        for (const row of rows) writing.objectStore('operaciones').add({ ...row, uid, createdAt })
      })
      writing.addEventListener('error', () => reject(writing.error ?? new Error('operaciones')))
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

/**
 * Resolves once the outbox has no waiting row. Text, since it runs without the compiler's helpers.
 */
export const allArrived = (seconds: number) => `new Promise((resolve, reject) => {
  const end = performance.now() + ${seconds * 1000}
  const opening = indexedDB.open('portal-salida')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const base = opening.result
    const actual = base.transaction('sesion').objectStore('sesion').get('actual')
    actual.onsuccess = () => {
      const { uid } = actual.result
      const look = () => {
        const rows = base.transaction('operaciones').objectStore('operaciones')
        const all = rows.index('uid').count(uid)
        const done = rows.index('[uid+state]').count([uid, 'done'])
        done.onsuccess = () => {
          if (done.result === all.result) resolve()
          else if (performance.now() < end) setTimeout(look, 50)
          else reject(new Error('Of ' + all.result + ' changes, ' + done.result + ' arrived in ${seconds} s.'))
        }
      }
      look()
    }
  }
})`
