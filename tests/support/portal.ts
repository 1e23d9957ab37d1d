import { posix } from 'node:path'

import { type Locator, type Page, expect } from 'playwright/test'

import { CLAVE_APLICACION } from '#local/bases/names.ts'

import { USUARIO } from './aseguradora.ts'
import { people } from './people.ts'

/**
 * A person's actions in the portal, in a person's words; selectors live here, by role and visible
 * name. `write`: fills a field if the browser's own way does not reach it.
 */
export function portalOn(
  page: Page,
  origin: string,
  write: (field: Locator, text: string) => Promise<void> = (field, text) => field.fill(text),
) {
  const portal = {
    page,
    write,
    open: (path: string) => page.goto(origin + path),
    /** The placeholders of parts that are loading. */
    trayendo: () => page.locator('.esqueleto'),
    titulo: () => page.getByRole('heading', { level: 1 }),
    usuario: () => page.getByLabel(USUARIO),
    password: () => page.getByLabel('Contraseña/PIN'),
    ingresar: () => page.getByRole('button', { name: 'Ingresar', exact: true }),
    campana: () => page.getByRole('button', { name: /^Notificaciones/ }),
    notificaciones: () =>
      page.getByRole('region', { name: 'Notificaciones' }).or(page.locator('#notificaciones')),
    banner: () => page.getByRole('status').first(),
    toast: (text: string) => page.getByText(text, { exact: true }),
    miCuenta: () => page.getByRole('button', { name: 'Mi cuenta' }),
    credencial: () => page.getByRole('dialog', { name: 'Credencial' }),
    qr: () => page.getByRole('img', { name: 'Código QR de la credencial' }),

    async fillSignIn({ cuil, password }: { cuil: string; password: string }) {
      await write(portal.usuario(), cuil)
      await write(portal.password(), password)
    },

    /** Signs in by the form and waits for home with its data. */
    async signIn(person: { cuil: string; password: string } = people.norma) {
      await portal.open('/signin')
      await portal.fillSignIn(person)
      await portal.ingresar().click()
      await expect(portal.titulo()).toHaveText(/^Hola, /)
    },

    /**
     * Waits until the offline worker answers this page and all of the first ring is on the phone.
     */
    async readyForNoSignal() {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
          )
      })
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), CLAVE_APLICACION))
        .toBe('guardada')
    },

    /**
     * Waits until the files loaded last are on the phone, too: each file of this build with this
     * name, and its imports.
     */
    async kept(file: RegExp) {
      // Read by the test itself: a request of the page would make its service worker store the
      // file.
      const text = async (path: string) => (await fetch(`${origin}/${path}`)).text()
      const worker = await text('sw.js')
      const [list = ''] = worker.match(/assets\/r2\/lista-[\w-]+\.json/) ?? []
      const named = new Set(`${worker}${await text(list)}`.match(/assets\/[\w./-]+\.(?:js|css)\b/g))
      const wanted = new Set<string>()
      const want = async (url: string) => {
        // Files that only the worker runs are kept by the browser, not by the page.
        if (wanted.has(url) || !named.has(url) || url.includes('/worker-primera-')) return
        wanted.add(url)
        if (!url.endsWith('.js')) return
        for (const [, other = ''] of (await text(url)).matchAll(STATIC_IMPORT))
          await want(posix.join(posix.dirname(url), other))
        for (const sheet of named)
          if (sheet.endsWith('.css') && withoutHash(sheet) === withoutHash(url)) await want(sheet)
      }
      for (const url of named) if (file.test(url)) await want(url)
      expect([...wanted], `${file} names nothing of this build`).not.toEqual([])
      const missing = async () => {
        const here = new Set(await page.evaluate(namesKept))
        return [...wanted].filter((url) => !here.has(url))
      }
      await expect.poll(missing).toEqual([])
    },

    /**
     * Presses 'Reintentar' if it is still there: with the network whole the engine may have been
     * faster.
     */
    retry: () =>
      page
        .getByRole('button', { name: 'Reintentar' })
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click())),

    /** Closes the shown notice, if any. */
    closeToast: () =>
      page
        .getByRole('button', { name: 'Cerrar aviso' })
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click())),

    async openNotifications() {
      await portal.campana().click()
      await expect(portal.notificaciones()).toBeVisible()
    },

    /** A notification in the open list. */
    enLaCampana: (numero: string) =>
      portal.notificaciones().getByRole('button', { name: new RegExp(`N° ${numero}$`) }),

    /** Chooses a notification, which removes it and opens its screen. */
    async dismissNotification(numero: string) {
      await portal.openNotifications()
      await portal.enLaCampana(numero).click()
      // The list closes once the phone has stored the change.
      await expect(portal.notificaciones()).toBeHidden()
    },

    /** The outbox's rows on this phone. */
    outbox: () =>
      page.evaluate(readAll<OutboxRow>, { name: 'portal-salida', store: 'operaciones' }),
    drafts: () => page.evaluate(readAll<unknown>, { name: 'portal-salida', store: 'borradores' }),
    /** Locks of this phone. */
    candados: () =>
      page.evaluate(readAll<{ paso: string }>, { name: 'portal-salida', store: 'candado' }),
    /** Files that wait for a form to take them. */
    received: () =>
      page.evaluate(readAll<{ id: string; name: string; porQue?: string }>, {
        name: 'portal-salida',
        store: 'recibidos',
      }),
    copies: () =>
      page.evaluate(readAll<{ key: string; resource: string; value: unknown }>, {
        name: 'portal',
        store: 'copias',
      }),
    /** Documents that the engine composed for the first picture. */
    cuadros: () => page.evaluate(readAll<Cuadro>, { name: 'portal', store: 'cuadros' }),
    /** Values that belong to no person. */
    values: () =>
      page.evaluate(readAll<{ id: string; value: unknown }>, {
        name: 'portal-publico',
        store: 'valores',
      }),
    /** Makes all copies a month older. */
    ageCopies: () => page.evaluate(ageAll, 30 * 24 * 3_600_000),
    /** Copies that could not be fetched, with the time of the failure. */
    failures: () =>
      page.evaluate(readAll<{ key: string; failedAt: number }>, {
        name: 'portal',
        store: 'fallas',
      }),
    session: () =>
      page.evaluate(readAll<{ state: string; uid: string; why?: string }>, {
        name: 'portal-salida',
        store: 'sesion',
      }),
  }
  return portal
}

export type Portal = ReturnType<typeof portalOn>
type Cuadro = {
  value: { integrantes?: { idAfiliado: number; recetas?: { activas: unknown[] } }[] }
}
export type OutboxRow = {
  seq: number
  id: string
  uid: string
  group: string
  state: string
  type: string
  tries: number
  keys: string[]
  answers: unknown[]
  payload?: unknown
  reason?: string
}

/** Runs in the page: all files of the portal that it keeps. */
async function namesKept(): Promise<string[]> {
  const names: string[] = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      names.push(new URL(url).pathname.slice(1))
  return names
}

/** A style sheet has the name of its chunk. */
const withoutHash = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '')

/** An import as the bundler writes it. */
const STATIC_IMPORT = /(?:from|import)\s*"(\.[^"]+)"/g

/** Runs in the page: all rows of a store, read without the portal's own code. */
function readAll<Row>({ name, store }: { name: string; store: string }): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('success', () => {
      const db = opening.result
      const rows = db.transaction(store).objectStore(store).getAll()
      rows.addEventListener('error', () => reject(rows.error ?? new Error(store)))
      rows.addEventListener('success', () => {
        db.close()
        resolve(rows.result)
      })
    })
  })
}

/** Runs in the page. */
function ageAll(ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('portal')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('copias', 'readwrite')
      const walking = writing.objectStore('copias').openCursor()
      walking.addEventListener('success', () => {
        const cursor = walking.result
        if (!cursor) return
        cursor.update({ ...cursor.value, savedAt: cursor.value.savedAt - ms })
        cursor.continue()
      })
      writing.addEventListener('error', () => reject(writing.error ?? new Error('copias')))
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}
