import { afterEach, beforeEach, expect, test } from 'vitest'

import { type Proxy, startProxy } from '../faults/support/proxy.ts'
import { CERRADA, PIN } from '../support/candado.ts'
import { hasComposed } from '../support/contador.ts'
import { type Provider, startProvider } from '../support/provider.ts'
import { HOJA, tintaDe } from '../support/tinta.ts'
import { type Visitante, openWebkit } from './support/webkit.ts'

const NEWS = '/v1/usuarios/afiliados/notificaciones-pendientes'
const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'

let provider: Provider
let network: Proxy
let visitor: Visitante

beforeEach(async () => {
  provider = await startProvider()
  network = await startProxy(provider.port)
  visitor = await openWebkit(network.url)
})
afterEach(async () => {
  await visitor.close()
  await network.close()
  await provider.stop()
})

/** Waits until the engine has composed a counter that this phone can sign for. */
async function counterReady() {
  await visitor.run(`window.composed = false
    const ask = ${hasComposed.toString()}
    const timer = setInterval(() => ask().then((yes) => yes && (clearInterval(timer), window.composed = true)), 200)`)
  await visitor.sees('return window.composed')
}

test('[FLT-77, FLT-45] in WebKit no page stays blank after ten quick loads and steps back', async () => {
  await visitor.signIn()
  for (let n = 0; n < 10; n++) {
    const before = network.asked(NEWS).length
    if (n % 3 === 2) await visitor.back()
    else await visitor.open(n % 2 ? '/' : '/grupo-familiar')
    await expect.poll(visitor.titulo, { message: `load ${n}` }).toBeTruthy()
    await expect
      .poll(() => network.asked(NEWS).length, { message: `asked ${n}` })
      .toBeGreaterThan(before)
  }
})

test('[FLT-77, FLT-01] in WebKit family and counter work without signal after a restart; signing out erases them', async () => {
  await visitor.signIn()
  await counterReady()
  await visitor.restart(() => network.cut())

  await visitor.open('/grupo-familiar')
  await visitor.sees(`return document.querySelectorAll('main li').length === 4`)
  await expect.poll(visitor.texto).toContain('Sin señal.')
  await visitor.open('/mostrador')
  await visitor.sees(`return document.querySelector('h2')?.textContent === 'Norma Quiroga'`)
  await visitor.sees(`return document.querySelector('.mostrador-codigo svg') !== null`)

  await visitor.open('/signout')
  await expect.poll(visitor.titulo).toBe('Ingresá')
  await visitor.open('/grupo-familiar')
  await expect.poll(visitor.titulo).toBe('Ingresá')
})

test('[FLT-77, FLT-38] in WebKit a dismissal without signal survives a restart and is sent at the next opening', async () => {
  await visitor.signIn()
  await visitor.open('/')
  // Waits for the portal: in the first picture, which looks the same, the bell does not work yet.
  await visitor.sees(
    `return document.querySelector('.fui-FluentProvider .timbre')?.getAttribute('aria-label') === 'Notificaciones, 3 sin ver'`,
  )
  network.cut()
  await visitor.press('Notificaciones')
  await visitor.press('Solicitud de autorización')
  await visitor.sees(
    `return document.querySelector('.timbre')?.getAttribute('aria-label') === 'Notificaciones, 2 sin ver'`,
  )
  // Its screen opens once the change is stored.
  await visitor.sees(`return location.pathname === '/autorizaciones'`)
  await visitor.open('/pendientes')
  await expect.poll(visitor.texto).toContain('con la aplicación abierta')

  await visitor.restart(() => network.restore())
  await visitor.open('/')
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  await visitor.sees(
    `return document.querySelector('.timbre')?.getAttribute('aria-label') === 'Notificaciones, 2 sin ver'`,
  )
  expect(network.sent(DISMISS)).toHaveLength(1)
})

test('[FLT-77, FILE-01] in WebKit a prescription’s document shows its picture and its text', async () => {
  await visitor.signIn()
  await visitor.open('/consultar-recetas')
  await visitor.sees(
    `return document.querySelector('.fui-FluentProvider main')?.innerText.includes('Levotiroxina')`,
  )
  await visitor.press('Levotiroxina')
  await visitor.press('Ver receta')
  const ink = () => visitor.run<number>(`${tintaDe.toString()}; return tintaDe('${HOJA}')`)
  await expect.poll(ink).toBeGreaterThan(500)
  const words = () => visitor.run(`return document.querySelector('.hoja-de-documento').textContent`)
  await expect.poll(words).toContain('Levotiroxina')
})

test('[FLT-77] in WebKit a locked phone shows no name after a restart, and opens offline with its PIN', async () => {
  const locked = `return document.querySelector('h1')?.textContent === '${CERRADA}'`
  await visitor.signIn()
  await counterReady()
  await visitor.open('/candado')
  await visitor.fill('PIN nuevo', PIN)
  await visitor.fill('El mismo PIN otra vez', PIN)
  await visitor.press('Poner el candado')
  await expect.poll(visitor.texto).toContain('El candado está puesto.')
  await visitor.restart(() => network.cut())

  for (const path of ['/mostrador', '/']) {
    await visitor.open(path)
    await visitor.sees(locked)
    expect(await visitor.texto()).not.toContain('Norma')
  }
  await visitor.fill('PIN del candado', PIN)
  await visitor.press('Abrir')
  await expect.poll(visitor.titulo).toBe('Hola, Norma')
  await expect.poll(visitor.texto).toContain('Sin señal.')
})
