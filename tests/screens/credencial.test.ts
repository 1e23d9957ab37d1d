// @module-tag largo

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { horaDe } from '#formato/instantes.ts'

import { aOscuras, escanear } from './support/escanear.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, titulo } from './support/pantalla.ts'
import { portapapeles } from './support/portapapeles.ts'
import { tomarElReloj } from './support/reloj.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const MINUTO = 60_000
const TOKENS = '/v1/afiliados/credencial/generar-token'

const carnet = () => page.getByRole('dialog', { name: 'Credencial' })
const qr = () => page.getByRole('img', { name: 'Código QR de la credencial' })
const accion = (name: string) => carnet().getByRole('button', { name })
const resta = () => carnet().getByText(/^(5:00|4:5\d)$/)

const tarjeta = () => page.getByRole('button', { name: /^Mostrar credencial de Norma/ })

async function abrirCarnet() {
  await tocar(tarjeta())
  await expect.element(carnet()).toBeVisible()
}

function expectDe256() {
  const { width, height } = qr().element().getBoundingClientRect()
  expect([Math.round(width), Math.round(height)]).toEqual([256, 256])
}

test('[CRED-01, CRED-02, CRED-07, API-09] the credential’s button asks for a token and shows a QR of 256 px with its countdown', async () => {
  await abrir('/')
  await abrirCarnet()
  await expect.element(resta()).toBeVisible()
  await expect.element(qr()).toBeVisible()
  expectDe256()
  expect(await network.asked(TOKENS)).toHaveLength(1)

  const link = new URL(await escanear(carnet()))
  expect(link.origin).toBe(location.origin)
  expect(link.pathname).toMatch(/^\/validar-credencial\/[\w-]+$/)
  expect(await escanear(carnet(), 0.5)).toBe(link.href)
  expect(await aOscuras(() => escanear(carnet(), 0.5))).toBe(link.href)
})

test('[CRED-01] in the dark theme the card’s buttons have the light theme’s colours', async () => {
  const tinta = (element: Element | null) =>
    element && getComputedStyle(element).getPropertyValue('--colorNeutralForeground1Hover')
  await abrir('/')
  await abrirCarnet()
  await aOscuras(async () => {
    await expect.poll(() => tinta(document.querySelector('.fui-FluentProvider'))).toBe('#ffffff')
    expect(tinta(accion('Compartir').element())).toBe('#242424')
  })
})

test('[CRED-01] the closing of the card takes no style sheet out of the document', async () => {
  await abrir('/')
  await abrirCarnet()
  await expect.element(qr()).toBeVisible()
  const sheets = [...document.querySelectorAll('style')]
  await userEvent.keyboard('{Escape}')
  await expect.element(carnet()).not.toBeInTheDocument()
  expect(sheets.filter(({ isConnected }) => !isConnected)).toEqual([])
})

test('[CRED-05, CRED-06, CRED-08] the shared link has token and idAfiliado in one segment, and never the session’s token', async () => {
  const copiado = portapapeles()
  await abrir('/')
  await abrirCarnet()
  await expect.element(resta()).toBeVisible()
  const link = await escanear(carnet())
  await tocar(accion('Compartir'))
  await expect
    .element(carnet().getByText(/^Copiamos el enlace\. Vale hasta las \d\d:\d\d\.$/))
    .toBeVisible()

  expect(copiado()).toContain(link)
  expect(copiado()).toMatch(/vale hasta las \d\d:\d\d/i)
  const segment = new URL(link).pathname.split('/').at(-1) ?? ''
  const payload: object = JSON.parse(atob(segment.replaceAll('-', '+').replaceAll('_', '/')))
  expect(Object.keys(payload).toSorted()).toEqual(['idAfiliado', 'token'])
  expect(payload).toHaveProperty('token', expect.stringMatching(/^[\w-]{22}$/))
  expect(copiado()).not.toContain(localStorage.getItem('token') ?? 'no token is there')
})

test('[CRED-08] on a phone whose clock is half an hour slow, the shared text has the provider’s time', async () => {
  const SLOW = 30 * MINUTO
  const copiado = portapapeles()
  await abrir('/')
  await provider.shiftClock(SLOW)
  const before = Date.now()
  await abrirCarnet()
  await expect.element(resta()).toBeVisible()
  const after = Date.now()
  const hours = [before, after].map((at) => horaDe(at + SLOW + 5 * MINUTO)).join('|')
  await tocar(accion('Compartir'))
  await expect
    .element(carnet().getByText(new RegExp(`^Copiamos el enlace\\. Vale hasta las (${hours})`)))
    .toBeVisible()
  expect(copiado()).toMatch(new RegExp(`vale hasta las (${hours})\\.`))
})

test('[CRED-03, CRED-04] after five minutes the QR disappears and sharing is off, until a new QR is generated', async () => {
  await abrir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  const { adelantar } = tomarElReloj()
  const hasta = (at: number) => adelantar(Math.max(0, at - Date.now()))
  const before = Date.now()
  await abrirCarnet()
  // Waits for the provider's QR: the QR that this phone signs before it does not expire.
  await expect.element(resta()).toBeVisible()
  await expect.element(qr()).toBeVisible()
  const after = Date.now()
  // The code was made between these two moments; a busy machine takes some seconds for a step.
  await hasta(before + 280_000)
  expect(qr().query()).not.toBeNull()
  await hasta(after + 301_000)
  await expect.element(qr()).not.toBeInTheDocument()
  await expect.element(accion('Compartir')).toBeDisabled()
  await tocar(accion('Volver a generar QR'))
  await expect.element(qr()).toBeVisible()
  await expect.element(resta()).toBeVisible()
  expect(await network.asked(TOKENS)).toHaveLength(2)
})

test('[CRED-01, ERR-12] without passes and without signal the card opens with its stored data and no code', async () => {
  await abrir('/', { capacidades: ['idempotencia'] })
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.element(tarjeta()).toBeVisible() // The family comes after the name.
  await network.cut()
  await abrirCarnet()
  await expect.element(carnet().getByText('Sin código por ahora')).toBeVisible()
  await expect.element(carnet().getByText('28.456.789')).toBeVisible()
  await expect.element(carnet().getByText(/^Sin verificar desde /)).toBeVisible()
  await expect.element(accion('Compartir')).toBeDisabled()
  expect(await network.asked('/v1/portal/pases')).toHaveLength(0)
  await conSenal()
  await tocar(accion('Probar de nuevo'))
  await expect.element(qr()).toBeVisible()
})
