import { expect, test } from 'vitest'

import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'

import { CON_SESION, type Direccion, SIN_SESION } from '../support/direcciones.ts'
import { mirador } from './support/mirar.ts'
import { abrir, abrirAfuera, ir } from './support/pantalla.ts'

/** The state of the opened address: its route, names and only heading; loading and empty parts. */
function loQueHay() {
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility())
  const titulo = headings.map(({ innerText }) => innerText).join(' | ')
  return {
    ruta: encontrarRuta(location.pathname)?.ruta.path,
    documento: document.title,
    titulo,
    unTitulo: headings.length === 1 && !titulo.startsWith('No pudimos'),
    trayendo: document.querySelectorAll('.esqueleto').length,
    vacia: (document.querySelector('main')?.innerText ?? '') === '',
  }
}

async function expectThere({ path, ruta }: Direccion) {
  await expect.poll(loQueHay, { message: path, interval: 20 }).toEqual({
    ruta: ruta?.path,
    documento: ruta ? `${ruta.titulo} · Mi Cobertura` : expect.any(String),
    titulo: ruta ? expect.any(String) : 'Esta dirección no existe',
    unTitulo: true,
    trayendo: 0,
    vacia: false,
  })
}

/** Follows links from one address to the next; returns all faults. */
async function recorrer(cuales: readonly Direccion[]) {
  const mirar = mirador()
  const wrong: string[] = []
  for (const una of cuales) {
    ir(una.path)
    try {
      await expectThere(una)
      await mirar(una.path)
    } catch (error) {
      wrong.push(`${una.path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return wrong
}

test(
  '[SHELL-20, SHELL-21, SHELL-28, FMT-05] signed in on a phone, each address opens its own screen with nothing cut off',
  { timeout: 900_000 },
  async () => {
    await abrir('/')
    expect(await recorrer(CON_SESION)).toEqual([])
  },
)

test('[SHELL-23, SHELL-24, SHELL-28, FMT-05] signed out on a phone, each address opens its screen or the sign-in with nothing cut off', async () => {
  await abrirAfuera('/signin')
  expect(await recorrer(SIN_SESION)).toEqual([])
})
