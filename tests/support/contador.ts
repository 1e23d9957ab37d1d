import { type Page, expect } from 'playwright/test'

import type { Portal } from './portal.ts'
import { scan, scanAsChecker, scanBars } from './scan.ts'

/** A person's actions at the counter. */
export function mostradorOn({ page, cuadros }: Portal) {
  return {
    qr: () => page.getByRole('img', { name: 'Código QR de la credencial' }),
    nombre: () => page.getByRole('heading', { level: 2 }),
    integrante: (name: string) => page.getByRole('link', { name, exact: true }),
    prestar: () => page.getByRole('button', { name: /^Prestar el (teléfono|equipo)$/ }),
    preguntaDePrestar: () => page.getByRole('dialog', { name: /^Prestar el/ }),
    /** Lends the phone of a person with a family: for the shown member, or for all. */
    async prestarA(quienes: 'uno' | 'todos') {
      await page.getByRole('button', { name: /^Prestar el (teléfono|equipo)$/ }).click()
      const pregunta = page.getByRole('dialog', { name: /^Prestar el/ })
      if (quienes === 'todos')
        await pregunta.getByRole('radio', { name: 'Toda la familia' }).check()
      await pregunta.getByRole('button', { name: 'Prestar', exact: true }).click()
    },
    mantener: () => page.getByRole('button', { name: /^(Mantené|Seguí) apreta/ }),
    titulo: () => page.getByRole('heading', { level: 1 }),
    /** Waits until the portal has taken over the document. */
    tomado: () => expect(page.locator('.fui-FluentProvider .mostrador')).toBeVisible(),

    /** The text that all scanners read from the screen; undefined if they disagree. */
    async scan(): Promise<string | undefined> {
      const picture = await page.screenshot()
      const read = await scan(picture)
      return read.length === 1 && scanAsChecker(picture) === read[0] ? read[0] : undefined
    },

    /** The prescription with this number, or the first. */
    receta: (numero = '') =>
      page.locator('.mostrador-recetas').getByRole('listitem').filter({ hasText: numero }).first(),
    /** The numbers that bar code readers read from a prescription. */
    async leerBarras(numero: string): Promise<string[]> {
      const barras = page.getByRole('img', { name: `Código de barras de la receta N° ${numero}` })
      // Away from the button that stays at the bottom.
      await barras.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      return scanBars(await barras.screenshot())
    },

    /**
     * Waits until the engine has composed a counter with a document of this member's prescriptions.
     */
    conPdf: (idAfiliado: number) =>
      expect
        .poll(
          async () =>
            (await cuadros())
              .flatMap(({ value }) => value.integrantes ?? [])
              .find((uno) => uno.idAfiliado === idAfiliado)?.recetas?.activas ?? [],
        )
        .toContainEqual(expect.objectContaining({ pdf: expect.any(String) })),

    /**
     * Waits until the engine has composed a counter that this phone can sign for, with all
     * prescriptions.
     */
    guardado: () =>
      expect
        .poll(
          async () =>
            (await page.evaluate(hasComposed)) &&
            (await cuadros())
              .flatMap(({ value }) => value.integrantes ?? [])
              .every(({ recetas }) => recetas !== undefined),
        )
        .toBe(true),
  }
}

/** Runs in the page. */
export function hasComposed(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('portal')))
    opening.addEventListener('success', () => {
      const db = opening.result
      const row = db.transaction('cuadros').objectStore('cuadros').get('mostrador')
      row.addEventListener('success', () => {
        db.close()
        resolve(JSON.stringify(row.result ?? '').includes('conCodigo'))
      })
    })
  })
}

/** Sets the difference between the server's clock and the phone's, as an answer would. */
export function setOffset(page: Page, ms: number): Promise<void> {
  return page.evaluate(
    (offset) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('portal-publico')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('publico')))
        opening.addEventListener('success', () => {
          const db = opening.result
          const writing = db.transaction('valores', 'readwrite')
          writing.objectStore('valores').put({ id: 'reloj', value: offset, savedAt: Date.now() })
          writing.addEventListener('complete', () => {
            db.close()
            resolve()
          })
        })
      }),
    ms,
  )
}

/** Runs before a page's own scripts: sums the layout shifts that no input caused. */
export const WATCH_SHIFTS = `window.movido = 0
window.seMovio = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue
    window.movido += value
    for (const { node, previousRect, currentRect } of sources)
      window.seMovio.push([value.toFixed(4), node?.parentElement?.className, node?.textContent?.slice(0, 60),
        JSON.stringify(previousRect), JSON.stringify(currentRect)].join(' | '))
  }
}).observe({ type: 'layout-shift', buffered: true })`

type Mirado = { movido: number; seMovio: string[] }

export const movido = (page: Page) => page.evaluate(() => (window as unknown as Mirado).movido)

/** The elements that moved, for the message of a failed test. */
export const seMovio = (page: Page) =>
  page.evaluate(() => (window as unknown as Mirado).seMovio.join('\n'))
