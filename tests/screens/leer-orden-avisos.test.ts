import { expect, test } from 'vitest'

import { qrPath } from '#qr/qrPath.ts'

import { provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, main } from './support/pantalla.ts'

const MODULO = 8
const BORDE = 4

/** Chooses a photo of a code. */
async function elegirFoto(content: string) {
  const { size, d } = qrPath(content)
  const lado = (size + 2 * BORDE) * MODULO
  const lienzo = new OffscreenCanvas(lado, lado)
  const dibujo = lienzo.getContext('2d')
  if (!dibujo) throw new Error('this browser draws nothing')
  dibujo.fillStyle = '#fff'
  dibujo.fillRect(0, 0, lado, lado)
  dibujo.scale(MODULO, MODULO)
  dibujo.translate(BORDE, BORDE)
  dibujo.fillStyle = '#000'
  // A canvas is filled, not an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  dibujo.fill(new Path2D(d))
  const foto = new File([await lienzo.convertToBlob()], 'foto.png', { type: 'image/png' })
  await main().getByLabelText('Elegir una foto').upload(foto)
}

test('[SCAN-09, SCAN-10] an order that is refused is tried again under the same code; who leaves it tells the office', async () => {
  await abrir('/read-orden', { como: 'recetas' })
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
  await abrir('/read-orden', { como: 'recetas' })
  const primera = await provider.pedirOrden()
  await provider.setActivo('4127', false)
  await elegirFoto(primera.qr)
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  await provider.setActivo('4127', true)
  const segunda = await provider.pedirOrden()
  await elegirFoto(segunda.qr)
  await expect.element(boton('Confirmar')).toBeVisible()
  await expect.poll(() => provider.pedida(primera.token)).toBe('cancelada')
  await boton('Confirmar').click()
  await expect.poll(() => provider.pedida(segunda.token)).toBe('confirmada')
  // Leaving takes nothing back.
  ir('/')
  await expect.poll(() => location.pathname).toBe('/')
  expect(await provider.pedida(segunda.token)).toBe('confirmada')
})

test('[SCAN-09] confirmed, and refused in between: back at the camera it says why, and leaving tells the office', async () => {
  await abrir('/read-orden', { como: 'recetas' })
  const { token, qr } = await provider.pedirOrden()
  await elegirFoto(qr)
  await expect.element(boton('Confirmar')).toBeVisible()
  await provider.setActivo('4127', false)
  await boton('Confirmar').click()
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  await boton('Cancelar').click()
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')
})
