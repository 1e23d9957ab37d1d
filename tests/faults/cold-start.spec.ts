import { is } from 'superstruct'

import { afiliados } from '#contract/afiliados.ts'
import { notificaciones } from '#contract/notificaciones.ts'
import type { NuevaSolicitud } from '#model/nuevaSolicitud.ts'

import { memoryOf } from '../support/processes.ts'
import { pdf } from '../support/solicitud.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { allLoaded, descarte, ready } from './support/operations.ts'

/** The number of receipts that the provider mails to one person in a day at most. */
const SOLICITUDES = 20
const CADA_UNA = 2_100_000
const DESCARTES = 80
const MB = 1024 * 1024
/** Four files at a time, each several times: as bytes, as text of its form, and until the browser tidies up. */
const MOST_AT_ONCE = 300 * MB
/** A slow machine has twice the time that it took without changes. */
const TWO_SECONDS = 2000

test('[FLT-75] with 100 waiting changes (40 MB) the portal opens about as fast as without, and sends all', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  await ready(scene, descarte, DESCARTES + 2)
  await allLoaded(phone.portal)
  network.cut()
  const without = await coldStart()
  network.restore()
  const usual = await memoryAtRest()
  network.cut()
  await fill()
  expect(await coldStart()).toBeLessThan(Math.max(TWO_SECONDS, 2 * without))
  const { portal, browser } = phone
  expect(await portal.outbox()).toHaveLength(SOLICITUDES + DESCARTES)
  network.restore()

  const left = async () =>
    (await portal.outbox()).map(({ state }) => state).filter((state) => state !== 'done')
  await expect.poll(left, { timeout: 4 * 60_000, intervals: [1000] }).toEqual([])
  // Engine and page share a process, and most of it is theirs without any change: the changes cost the difference.
  expect((await memoryOf(browser.profile)).most - usual).toBeLessThan(MOST_AT_ONCE)
  await settle(scene, 'norma')

  /** Time in ms from the address to home, in a new process of the browser. */
  async function coldStart(): Promise<number> {
    await phone.kill()
    const opened = Date.now()
    await phone.portal.open('/')
    await expect(phone.portal.titulo()).toHaveText('Hola, Norma')
    return Date.now() - opened
  }

  /** The most that a start without changes takes, engine and fresh data included. */
  async function memoryAtRest(): Promise<number> {
    let most = 0
    const growth = async () => {
      const before = most
      most = (await memoryOf(phone.browser.profile)).most
      return most - before
    }
    await expect.poll(growth, { intervals: [2000] }).toBe(0)
    return most
  }

  /** Looks as if all changes were made without signal, one after another. */
  async function fill() {
    const copies = await phone.portal.copies()
    const copied = (key: string) => copies.find((copy) => copy.key === key)?.value
    const [familia, campana] = [copied('grupo-familiar'), copied('notificaciones')]
    if (!is(familia, afiliados.grupoFamiliar.response)) throw new Error('no family is kept')
    if (!is(campana, notificaciones.pendientes.response)) throw new Error('no bell is kept')
    const idAfiliado = familia[0]?.afiliado.idAfiliado ?? 0
    const rows = [
      ...campana.slice(0, DESCARTES).map((notificacion) => ({
        type: descarte.type,
        group: `notificacion/${notificacion.tipoNotificacion}/${notificacion.idSolicitud}`,
        payload: { notificacion },
        steps: 1,
      })),
      ...Array.from({ length: SOLICITUDES }, () => {
        const uidContext = crypto.randomUUID()
        const payload: NuevaSolicitud = {
          idAfiliado,
          quien: 'Norma Quiroga',
          tipoCobertura: { codigo: '166', descripcion: 'Prácticas ambulatorias' },
          uidContext,
          papeles: [{ id: crypto.randomUUID(), paso: 'requerida', antes: CADA_UNA }],
          bytes: CADA_UNA,
        }
        return { type: 'autorizacion.guardar', group: `solicitud/${uidContext}`, payload, steps: 2 }
      }),
    ]
    const text = pdf('orden.pdf', CADA_UNA).buffer.toString('latin1')
    await phone.portal.page.evaluate(keepAll, { rows, uid: String(provider.uidOf('norma')), text })
  }
})

type Row = { type: string; group: string; payload: object; steps: number }

/** Runs in the page: writes the rows as the portal's code would, each request with a file of its own. */
function keepAll({ rows, uid, text }: { rows: Row[]; uid: string; text: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal-salida')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('portal-salida')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(['operaciones', 'archivos'], 'readwrite')
      for (const [n, { steps, ...row }] of rows.entries()) {
        const keys = Array.from({ length: steps }, () => crypto.randomUUID())
        const id = keys[0] ?? ''
        const made = { id, uid, state: 'pending', createdAt: Date.now(), answers: [], tries: 0 }
        writing.objectStore('operaciones').add({ ...row, ...made, keys })
        if (steps === 1) continue
        const bytes = new TextEncoder().encode(text.replace('orden.pdf', `orden-${n}`)).buffer
        const file = { operacion: id, n: 0, bytes, type: 'application/pdf', name: 'orden.pdf' }
        writing.objectStore('archivos').add(file)
      }
      writing.addEventListener('error', () => reject(writing.error ?? new Error('operaciones')))
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}
