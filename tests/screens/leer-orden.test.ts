// @module-tag largo

import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { enElMasChico } from './support/ancho.ts'
import { conCamara, elegirFoto, sinPermiso } from './support/camara.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, ir, main, titulo } from './support/pantalla.ts'
import { tomarElReloj } from './support/reloj.ts'
import { tocar } from './support/tocar.ts'

const confirma = () => page.getByRole('dialog', { name: 'Confirmá la orden' })
const expectDice = (text: string) => expect.element(main()).toHaveTextContent(text)
const expectTitulo = (text: string | RegExp) => expect.element(titulo()).toHaveTextContent(text)
const video = () => document.querySelector('video')

/** Makes the page believe that the phone's camera has light and zoom. */
function conLuz(): void {
  const { prototype } = MediaStreamTrack
  const before = Object.getOwnPropertyDescriptors(prototype)
  Object.assign(prototype, {
    getCapabilities: () => ({ torch: true, zoom: { min: 1, max: 4 } }),
    applyConstraints: () => Promise.resolve(),
  })
  onTestFinished(() => {
    Object.defineProperties(prototype, {
      getCapabilities: before.getCapabilities,
      applyConstraints: before.applyConstraints,
    })
  })
}

/** Chooses Norma and opens the confirmation. */
async function paraNorma() {
  await tocar(main().getByRole('radio', { name: 'Norma' }))
  await tocar(boton('Generar'))
  await expect.element(confirma()).toBeVisible()
}

test('[SCAN-02, SCAN-03, SCAN-04] a code that is no order shows advice, a new try and the way to a printed order', async () => {
  const poner = conCamara('https://example.org/menu')
  await abrir('/read-orden')
  await expect
    .element(
      page
        .getByRole('alert')
        .filter({ hasText: 'Oops! No pudimos escanear correctamente el código QR' }),
    )
    .toBeVisible()
  for (const consejo of [
    'Alineá la cámara con el QR',
    'Limpiá la lente de la cámara',
    'Evitá los reflejos en la pantalla',
  ])
    await expectDice(consejo)
  poner()
  await tocar(boton('Reintentar'))
  await expect.poll(() => video()?.checkVisibility()).toBe(true)
  await page.getByText('Necesitas ayuda').click()
  await expect.element(main().getByRole('link', { name: 'Sacar una Orden Impresa' })).toBeVisible()
  await tocar(boton('Cancelar'))
  await expectTitulo('Hola, Norma')
})

test('[SCAN-10] an expired order code is refused and says so', async () => {
  const poner = conCamara()
  await abrir('/')
  poner((await provider.pedirOrden({ ahora: Date.now() - 6 * 60_000 })).qr)
  ir('/read-orden')
  await expect
    .element(main())
    .toHaveTextContent('Ese código QR venció. Pedí otro en el consultorio.')
})

test('[SCAN-11] after three minutes the camera is switched off and a dialog offers to go on', async () => {
  conCamara()
  conLuz()
  const seVe = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  const abierta = () => expect.poll(() => video()?.checkVisibility())
  await abrir('/')
  await expectTitulo('Hola, Norma')
  const { adelantar } = tomarElReloj()
  const hasta = (at: number) => adelantar(Math.max(0, at - Date.now()))
  const antes = Date.now()
  ir('/read-orden')
  await abierta().toBe(true)

  // Buttons for light and zoom show, since the camera has both.
  await tocar(boton('Acercar'))
  await expect.element(boton('Alejar')).toBeVisible()
  await tocar(boton('Prender la luz'))
  await expect.element(boton('Apagar la luz')).toBeVisible()

  // While the page is hidden the camera is off.
  seVe('hidden')
  await abierta().toBeUndefined()
  seVe('visible')
  await abierta().toBe(true)

  const despues = Date.now()
  await hasta(antes + 178_000)
  expect(video()).not.toBeNull()
  await hasta(despues + 181_000)
  const seguis = page.getByRole('dialog', { name: '¿Seguís escaneando?' })
  await expect.element(seguis).toBeVisible()
  expect(video()).toBeNull()
  await tocar(seguis.getByRole('button', { name: 'Seguir' }))
  await abierta().toBe(true)
})

test('[SCAN-01, FLT-01] without permission for the camera a photo works; without signal the camera is not opened', async () => {
  sinPermiso()
  await enElMasChico()
  await abrir('/read-orden')
  const negada = page
    .getByRole('alert')
    .filter({ hasText: 'No tenemos permiso para usar la cámara' })
  await expect.element(negada).toHaveTextContent('También podés permitir la cámara')
  await tocar(boton('Reintentar'))
  await expect.element(negada).toBeVisible()
  await elegirFoto('https://example.org/menu')
  await expectDice('Oops! No pudimos escanear correctamente')
  const { token, qr } = await provider.pedirOrden()
  await elegirFoto(qr)
  await expectDice('¿Para quién es la orden?')
  // Leaving by the menu cancels the order.
  await tocar(page.getByRole('link', { name: /^Mi Cobertura/ }))
  await expectTitulo('Hola, Norma')
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')

  await network.cut()
  dispatchEvent(new Event('online'))
  ir('/read-orden')
  await expectDice('No abrimos la cámara')
  expect(video()).toBeNull()
  await tocar(page.getByRole('button', { name: /^Mostrar credencial/ }))
  await expect.element(page.getByRole('dialog', { name: 'Credencial' })).toBeVisible()
})

test('[FLT-03, FLT-20, SCAN-08] an order whose confirmation’s answer was lost is looked up by its code and shown', async () => {
  const poner = conCamara()
  await abrir('/')
  const { token, qr } = await provider.pedirOrden({ codigo: '430201' })
  poner(qr)
  ir('/read-orden')
  await paraNorma()
  await network.rule({ match: 'POST /v1/orden/generar-orden', do: { kind: 'dropAnswer' } })
  await tocar(boton('Confirmar'))
  await expect
    .element(page.getByRole('dialog', { name: 'Estamos confirmando si tu orden se generó…' }))
    .toBeVisible()
  await network.heal()
  const si = page.getByRole('dialog', { name: 'Tu orden sí se generó' })
  await expect.element(si).toBeVisible()
  await tocar(si.getByRole('button', { name: 'Ver la orden' }))
  await expect
    .element(page.getByRole('dialog', { name: /^Orden 0045-/ }))
    .toHaveTextContent('Confirmada.')
  expect(await provider.pedida(token)).toBe('confirmada')
})
