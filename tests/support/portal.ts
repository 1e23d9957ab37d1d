import { type Locator, type Page, expect } from 'playwright/test'

import { CLAVE_APLICACION } from '#local/names.ts'

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

    /** Presses 'Reintentar' where it still is: with the network whole the engine may have been faster. */
    retry: () =>
      page
        .getByRole('button', { name: 'Reintentar' })
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click())),

    async openNotifications() {
      await portal.campana().click()
      await expect(portal.notificaciones()).toBeVisible()
    },

    /** Opens one of the pending notifications, which takes it off the list. */
    async dismissNotification(numero: string) {
      await portal.openNotifications()
      await portal
        .notificaciones()
        .getByRole('button', { name: new RegExp(`N° ${numero}$`) })
        .click()
      // It closes when the phone keeps the change for good.
      await expect(portal.notificaciones()).toBeHidden()
    },

    /** The rows of the outbox as the phone keeps them. */
    outbox: () =>
      page.evaluate(readAll<OutboxRow>, { name: 'portal-salida', store: 'operaciones' }),
    drafts: () => page.evaluate(readAll<unknown>, { name: 'portal-salida', store: 'borradores' }),
    copies: () =>
      page.evaluate(readAll<{ key: string; value: unknown }>, { name: 'portal', store: 'copias' }),
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
