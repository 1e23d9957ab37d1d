import { posix } from 'node:path'

import { type Locator, type Page, expect } from 'playwright/test'

import { CLAVE_APLICACION } from '#local/bases/names.ts'

import { people } from './people.ts'

/**
 * What a person does in the portal, in their words; selectors live here, by role and visible name. `write`: how a field is
 * filled where the browser's own way does not reach what draws it.
 */
export function portalOn(
  page: Page,
  origin: string,
  write: (field: Locator, text: string) => Promise<void> = (field, text) => field.fill(text),
) {
  const portal = {
    page,
    open: (path: string) => page.goto(origin + path),
    /** The shapes of what is on its way. */
    trayendo: () => page.locator('.esqueleto'),
    titulo: () => page.getByRole('heading', { level: 1 }),
    usuario: () => page.getByLabel('CUIL o N° Afiliado'),
    password: () => page.getByLabel('Contraseña/PIN'),
    ingresar: () => page.getByRole('button', { name: 'Ingresar' }),
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

    /** Through the form, up to the home screen with its data. */
    async signIn(person: { cuil: string; password: string } = people.norma) {
      await portal.open('/signin')
      await portal.fillSignIn(person)
      await portal.ingresar().click()
      await expect(portal.titulo()).toHaveText(/^Hola, /)
    },

    /** Until the offline worker answers this page and everything of the first ring is on the phone. */
    async readyForNoSignal() {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
          )
      })
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), CLAVE_APLICACION), {
          timeout: 20_000,
        })
        .toBe('guardada')
    },

    /** Until what comes last, one by one, is on the phone too: each file of this build that is called so, and what it imports. */
    async kept(file: RegExp) {
      // Not through the page, whose worker would fetch and keep what it is asked for.
      const text = async (path: string) => (await fetch(`${origin}/${path}`)).text()
      const worker = await text('sw.js')
      const [list = ''] = worker.match(/assets\/r2\/lista-[\w-]+\.json/) ?? []
      const named = new Set(`${worker}${await text(list)}`.match(/assets\/[\w./-]+\.(?:js|css)\b/g))
      const wanted = new Set<string>()
      const want = async (url: string) => {
        // What no page runs the browser keeps with the worker.
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
      await expect.poll(missing, { timeout: 30_000 }).toEqual([])
    },

    /** Presses 'Reintentar' where it still is: with the network whole the engine may have been faster. */
    retry: () =>
      page
        .getByRole('button', { name: 'Reintentar' })
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click())),

    /** Closes the notice that shows, if there is one. */
    closeToast: () =>
      page
        .getByRole('button', { name: 'Cerrar aviso' })
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click())),

    async openNotifications() {
      await portal.campana().click()
      await expect(portal.notificaciones()).toBeVisible()
    },

    /** One of the pending notifications on the open list. */
    enLaCampana: (numero: string) =>
      portal.notificaciones().getByRole('button', { name: new RegExp(`N° ${numero}$`) }),

    /** Takes one of the pending notifications off the list, which leads to its screen. */
    async dismissNotification(numero: string) {
      await portal.openNotifications()
      await portal.enLaCampana(numero).click()
      // It closes when the phone keeps the change for good.
      await expect(portal.notificaciones()).toBeHidden()
    },

    /** The rows of the outbox as the phone keeps them. */
    outbox: () =>
      page.evaluate(readAll<OutboxRow>, { name: 'portal-salida', store: 'operaciones' }),
    drafts: () => page.evaluate(readAll<unknown>, { name: 'portal-salida', store: 'borradores' }),
    /** The files that wait for a form to take them. */
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
    /** What the engine composed, ready to be shown before the portal is there. */
    cuadros: () => page.evaluate(readAll<Cuadro>, { name: 'portal', store: 'cuadros' }),
    /** What is nobody's in particular. */
    values: () =>
      page.evaluate(readAll<{ id: string; value: unknown }>, {
        name: 'portal-publico',
        store: 'valores',
      }),
    /** Every copy is as old as if nobody had opened the portal for a month. */
    ageCopies: () => page.evaluate(ageAll, 30 * 24 * 3_600_000),
    /** Copies that could not be asked for, and when that was found out. */
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

/** Runs in the page: every file of the portal that it keeps. */
async function namesKept(): Promise<string[]> {
  const names: string[] = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      names.push(new URL(url).pathname.slice(1))
  return names
}

/** A chunk's sheet is called as it is. */
const withoutHash = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '')

/** As the bundler writes it. */
const STATIC_IMPORT = /(?:from|import)\s*"(\.[^"]+)"/g

/** Runs in the page: every row of one of its stores, read without the portal's own code. */
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
