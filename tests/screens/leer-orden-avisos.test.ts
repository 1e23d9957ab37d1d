// @module-tag largo

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, main } from './support/pantalla.ts'

let visto = ''

// A browser with a reader of its own: what ours find is the journeys' to show.
beforeAll(() => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code'])
      detect = () => Promise.resolve([{ rawValue: visto }])
    },
  )
})
afterAll(() => void vi.unstubAllGlobals())

/** Of a person alone: their family lies on the phone, and nobody is asked for whom it is. */
async function abrirLectura() {
  await abrir('/grupo-familiar', { como: 'recetas' })
  await expect.element(main().getByRole('link').first()).toBeVisible()
  ir('/read-orden')
}

/** A toast may lie over it. */
function confirmar() {
  const button = boton('Confirmar').element()
  if (button instanceof HTMLElement) button.click()
}

/** Chooses a photo of a code. */
async function elegirFoto(content: string) {
  visto = content
  const lienzo = new OffscreenCanvas(64, 64)
  lienzo.getContext('2d')?.fillRect(0, 0, 64, 64)
  const foto = new File([await lienzo.convertToBlob()], 'foto.png', { type: 'image/png' })
  await main().getByLabelText('Elegir una foto').upload(foto)
}

test('[SCAN-09, SCAN-10] an order that is refused is tried again under the same code; who leaves it tells the office', async () => {
  await abrirLectura()
  const { token, qr } = await provider.pedirOrden()
  await provider.setActivo('4127', false)
  await elegirFoto(qr)
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  expect(await provider.pedida(token)).toBe('leida')
  await expectClean()
  await boton('Cancelar').click()
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')
  expect(location.pathname).toBe('/')
})

test('[SCAN-09] another code read after a refused one: the first office is told, the second has its order', async () => {
  await abrirLectura()
  const primera = await provider.pedirOrden()
  await provider.setActivo('4127', false)
  await elegirFoto(primera.qr)
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  await provider.setActivo('4127', true)
  const segunda = await provider.pedirOrden()
  await elegirFoto(segunda.qr)
  await expect.element(boton('Confirmar')).toBeVisible()
  await expect.poll(() => provider.pedida(primera.token)).toBe('cancelada')
  confirmar()
  await expect.poll(() => provider.pedida(segunda.token)).toBe('confirmada')
  // Leaving takes nothing back.
  ir('/')
  await expect.poll(() => location.pathname).toBe('/')
  expect(await provider.pedida(segunda.token)).toBe('confirmada')
})

test('[SCAN-09] confirmed, and refused in between: back at the camera it says why, and leaving tells the office', async () => {
  await abrirLectura()
  const { token, qr } = await provider.pedirOrden()
  await elegirFoto(qr)
  await expect.element(boton('Confirmar')).toBeVisible()
  await provider.setActivo('4127', false)
  confirmar()
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  await boton('Cancelar').click()
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')
})
