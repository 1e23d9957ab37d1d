// @module-tag largo

import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { leerFoto } from '#piezas/camara/cuadros.ts'

import { prepararQrFuerte } from '../../workers/qrFuerte.ts'
import { deCostado, enElMasChico, enUnaNotebook } from './support/ancho.ts'
import { dibujo } from './support/archivos.ts'
import { elegirComoFoto, elegirFoto, fotoDe } from './support/camara.ts'
import { comoComputadora } from './support/computadora.ts'
import { muestras } from './support/lejos.ts'
import { abrir, abrirAfuera, boton, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { unaReceta } from './support/receta.ts'
import { tocar } from './support/tocar.ts'

const LUGAR = '/validar-credencial'

const expectDice = (text: string | RegExp) => expect.element(main()).toHaveTextContent(text)
const expectTitulo = (text: string) => expect.element(titulo()).toHaveTextContent(text)
/** The computer at a counter, without a camera. */
function sinCamara() {
  Object.defineProperty(navigator.mediaDevices, 'enumerateDevices', {
    configurable: true,
    value: () => Promise.resolve([]),
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator.mediaDevices, 'enumerateDevices'))
}

/** Value of this term on the page. */
const dato = (nombre: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === nombre)
    ?.nextElementSibling?.textContent

test('[SEC-50, CRED-09] the verdict on a card or prescription shows the data to compare with the DNI', async () => {
  await abrir('/')
  const { lugar } = await unaReceta()
  const card = await muestras.firmado('norma')
  ir(LUGAR)
  await expectTitulo('Comprobar una credencial o una receta')
  await elegirFoto(location.origin + card)
  await expectTitulo('Credencial válida')
  await expectDice(/Norma Quiroga.*Compará con el DNI\.Consultado recién, hoy a las \d\d:\d\d\./)
  expect(dato('Documento')).toBe('28.456.789')
  expect(dato('Nacimiento')).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await expectClean()

  await page.getByRole('button', { name: 'Escanear otra' }).click()
  await elegirFoto(location.origin + lugar)
  await expectTitulo('Receta válida')
  await expectDice(/Norma Quiroga/)
  await expectDice(/Compará el DNI y los remedios\.Consultado recién, hoy a las \d\d:\d\d\./)
  expect(dato('Documento')).toBe('28.456.789')
  expect(dato('Receta N°')).toMatch(/^\d+$/)
  const remedios = main()
    .getByRole('listitem')
    .filter({ hasText: /Cantidad × \d/ })
  expect(remedios.elements().length).toBeGreaterThan(0)
  await expectClean()
  await enElMasChico()
  expect(deCostado()).toBe(0)

  const recientes = main().getByRole('listitem').filter({ hasText: 'Credencial, documento' })
  await expect
    .element(recientes)
    .toHaveTextContent(/Norma QuirogaCredencial, documento 28\.456\.789Credencial válida/)
})

test('[SEC-50] a foreign code is not called a refused card; a file that is no photo is named as such', async () => {
  await abrirAfuera(LUGAR)
  const aviso = main().getByRole('alert')
  for (const [file, dice] of [
    [new File(['%PDF-1.7 ...'], 'receta.png'), 'Ese archivo es un PDF'],
    [new File([], 'vacia.png'), 'Ese archivo está vacío'],
    [new File(['no es una foto'], 'foto.jpg'), 'No pudimos abrir esa foto'],
  ] as const) {
    await elegirComoFoto(file)
    await expect.element(aviso).toHaveTextContent(dice)
  }
  await expectClean()
  for (const ajeno of ['https://example.org/menu', `${location.origin}/signin`]) {
    await elegirFoto(ajeno)
    await expectTitulo('Ese QR no es de una credencial ni de una receta')
    await expect.element(main()).not.toHaveTextContent(/acept|No es válida/)
    await tocar(boton('Escanear otra'))
  }
})

test('[SEC-50] a photo with two codes gives no verdict on either', async () => {
  await abrirAfuera(LUGAR)
  const fuerte = await prepararQrFuerte()
  const leer = async ({ data, width, height }: ImageData) => fuerte(data, width, height)

  const dos = await leerFoto(await fotoDe('https://example.org/a', 'https://example.org/b'), leer)
  expect(dos).toEqual({ state: 'varios' })
  const uno = await leerFoto(await fotoDe('https://example.org/a'), leer)
  expect(uno).toEqual({ state: 'leida', text: 'https://example.org/a' })
})

test('[SEC-50] reading a photo shows its progress and can be stopped with one press', async () => {
  await abrirAfuera(LUGAR)
  await elegirComoFoto(await dibujo('nada.png', 2200, 2200))
  await expect.element(page.getByText('Leyendo la foto…')).toBeVisible()
  const avance = () => document.querySelector('progress')?.value ?? 0
  await expect.poll(avance).toBeGreaterThan(0)
  await expectClean()
  await tocar(boton('Dejar de leer'))
  await expect.element(page.getByText('Leyendo la foto…')).not.toBeInTheDocument()
  expect(document.activeElement?.matches('input[type=file]')).toBe(true)
  // The reading has stopped: the next photo is read at once.
  await elegirFoto('https://example.org/menu')
  await expectTitulo('Ese QR no es de una credencial ni de una receta')
})

/** Types as a hand scanner does, with this keyboard's layout: same keys, other letters. */
async function escanearConLaMano(text: string, donde: () => Element) {
  for (const letra of text) {
    const tecla = teclaDe(letra)
    donde().dispatchEvent(
      new KeyboardEvent('keydown', { ...tecla, bubbles: true, cancelable: true }),
    )
  }
  donde().dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
  )
}

function teclaDe(letra: string): KeyboardEventInit {
  if (/[a-z]/i.test(letra))
    return {
      key: letra,
      code: `Key${letra.toUpperCase()}`,
      shiftKey: letra !== letra.toLowerCase(),
    }
  if (/\d/.test(letra)) return { key: letra, code: `Digit${letra}` }
  const [key, code, shiftKey = false] = {
    ':': ['Ñ', 'Semicolon', true] as const,
    '/': ['-', 'Slash'] as const,
    '-': ["'", 'Minus'] as const,
    '.': ['.', 'Period'] as const,
    '#': ['·', 'Digit3', true] as const,
  }[letra] ?? ['?', 'Unidentified']
  return { key, code, shiftKey }
}

const campo = () => page.getByRole('textbox', { name: 'Lector de mano' })

test('[SEC-50] a hand scanner with any keyboard layout checks one code after another, without a camera', async () => {
  await comoComputadora()
  sinCamara()
  await abrir('/')
  const { lugar } = await unaReceta()
  const card = await muestras.firmado('norma')
  ir(LUGAR)
  await expect.element(campo()).toHaveFocus()
  await expectClean()
  await escanearConLaMano(location.origin + card, () => document.activeElement ?? document.body)
  await expectTitulo('Credencial válida')
  // No press is needed in between.
  await escanearConLaMano(location.origin + lugar, () => document.activeElement ?? document.body)
  await expectTitulo('Receta válida')
  await tocar(boton('Ver todos los datos'))
  await escanearConLaMano('https://example.org/menu', () => document.activeElement ?? document.body)
  await expectTitulo('Ese QR no es de una credencial ni de una receta')
})

test('[SEC-50] a pasted address is checked with Enter; a number alone is refused with the reason', async () => {
  await comoComputadora()
  await enUnaNotebook()
  await abrirAfuera(LUGAR)
  await expect.element(boton('Comprobar')).toBeInViewport({ ratio: 0.999 })
  expect(scrollY).toBe(0)
  const card = await muestras.impreso('norma')
  await campo().fill(location.origin + card)
  await userEvent.keyboard('{Enter}')
  await expectTitulo('Tarjeta impresa: pedí el DNI')
  await tocar(boton('Escanear otra'))
  await campo().fill('4200 0000 0710 0000')
  await tocar(boton('Comprobar'))
  await expectTitulo('Con el número solo no alcanza')
  await expectDice(/Escaneá el QR de la hoja/)
  await expectClean()
})
