// @module-tag largo

import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dibujarEnLugar } from '#piezas/documento/dibujarEnLugar.ts'
import { imprimir } from '#piezas/documento/imprimir.ts'

import { bajada } from './support/bajadas.ts'
import { network } from './support/lejos.ts'
import { abrir, expectClean } from './support/pantalla.ts'
import { bomba, conUnaHojaRota } from './support/pdfBomba.ts'
import { tocar } from './support/tocar.ts'

const visor = () => page.getByRole('dialog', { name: /^Receta/ })
const hoja = (n: number) => visor().getByRole('article', { name: new RegExp(`^Página ${n} de`) })
const primera = () =>
  page
    .getByRole('list', { name: 'Para usar' })
    .getByRole('listitem')
    .filter({ hasText: 'Levotiroxina' })

/** Opens the first prescription with this text as its document. */
async function abrirReceta(body: string) {
  const headers = { 'content-type': 'application/pdf' }
  await network.rule({ match: 'GET /v1/files', do: { kind: 'status', code: 200, body, headers } })
  await abrir('/consultar-recetas', { recien: true })
  await tocar(primera().getByRole('button').first())
  await primera().getByRole('button', { name: 'Ver receta' }).click()
}

/** Number of dark dots in a drawing. */
function tintaDe(canvas: HTMLCanvasElement): number {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return data.filter((value, at) => at % 4 === 0 && value < 128).length
}

const tinta = (n: number) => {
  const canvas = hoja(n).element().querySelector('canvas')
  return canvas ? tintaDe(canvas) : 0
}

/** Longest time, in ms, for which the page did not respond. */
function quietud() {
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 50)
  onTestFinished(() => clearInterval(beat))
  return () => longest
}

test.for([5, 6])(
  '[SEC-37, PREV-01] a PDF of 1 KB with 10^%i pages shows 300, says so, and does not block the page',
  async (levels) => {
    const body = bomba(levels)
    expect(body.length).toBeLessThan(1500)
    const longest = quietud()
    await abrirReceta(body)
    const paginas = levels === 5 ? '100.000' : '1.000.000'
    await expect
      .element(visor())
      .toHaveTextContent(
        `Acá se ven las primeras 300 páginas de ${paginas}. Para ver las demás, descargá el documento.`,
      )
    await expect.element(hoja(1)).toHaveTextContent('Hoja de todas')
    expect(visor().getByRole('article').elements()).toHaveLength(300)
    expect(document.querySelectorAll('.visor canvas').length).toBeLessThan(10)

    hoja(300).element().scrollIntoView()
    await expect.element(hoja(300)).toHaveTextContent('Hoja de todas')
    expect(tinta(300)).toBeGreaterThan(100)
    await expect.element(hoja(1)).not.toHaveTextContent('Hoja de todas')

    await userEvent.keyboard('{Escape}')
    await expect.element(visor()).not.toBeInTheDocument()
    expect(longest()).toBeLessThan(5000)
  },
)

test('[FILE-01] a page that cannot be drawn says so; the other pages and the download work', async () => {
  const body = conUnaHojaRota()
  await abrirReceta(body)
  await expect.element(hoja(1)).toHaveTextContent('Hoja sana')
  expect(tinta(1)).toBeGreaterThan(100)
  hoja(2).element().scrollIntoView()
  await expect
    .element(hoja(2))
    .toHaveTextContent(
      'Esta página no se pudo mostrar acá. Descargá el documento para verla con otra aplicación.',
    )
  await expectClean()
  const saved = await bajada(() =>
    tocar(visor().getByRole('button', { name: 'Descargar', exact: true })),
  )
  expect(saved.text).toBe(body)
})

/** Presses 'Imprimir' of the reader; returns the dark dots of each printed sheet. */
async function impreso(text: string): Promise<number[]> {
  const sheets: number[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    for (const canvas of document.querySelectorAll('canvas')) sheets.push(tintaDe(canvas))
  })
  onTestFinished(() => print.mockRestore())
  const bytes = new TextEncoder().encode(text).buffer
  await imprimir({ bytes, type: 'application/pdf', name: 'Receta.pdf' })
  return sheets
}

test('[FILE-01] all pages of a document are printed; a document with too many is refused in words', async () => {
  await abrir('/ayuda')
  const printed = await impreso(bomba(1))
  expect(printed).toHaveLength(10)
  expect(Math.min(...printed)).toBeGreaterThan(100)

  expect(await impreso(bomba(5))).toEqual([])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Tiene 100.000 páginas, demasiadas para imprimir desde acá. Descargá el documento e imprimilo con otra aplicación.',
    )
})

test('[FILE-01] a document that cannot be prepared for printing says so', async () => {
  await abrir('/ayuda')
  expect(await impreso('%PDF-1.7 una ho')).toEqual([])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'No se pudo preparar para imprimir. Descargá el documento e imprimilo con otra aplicación.',
    )
})

test('[PREV-01] a page is drawn before its text layer, and stays if the text layer fails', async () => {
  const lugar = document.createElement('div')
  let sawCanvas = false
  const dibujar = async (lienzo: HTMLCanvasElement) => void (lienzo.width = 20)
  const escribir = () => {
    sawCanvas = lugar.querySelector('canvas')?.width === 20
    return Promise.reject(new TypeError('undefined is not a function'))
  }
  const hojaSinLetras = { medida: { ancho: 10, alto: 10 }, dibujar, escribir }
  await dibujarEnLugar(hojaSinLetras, lugar, 1, new AbortController().signal)
  expect(sawCanvas).toBe(true)
  expect(lugar.innerHTML).toBe('<canvas aria-hidden="true" width="20"></canvas>')
})
