import { expect, test } from 'vitest'

import { encontrarRuta } from '#app/encontrarRuta.ts'

import { CON_SESION, type Direccion, SIN_SESION } from '../support/direcciones.ts'
import { mirador } from './support/mirar.ts'
import { abrir, abrirAfuera, ir } from './support/pantalla.ts'

/** What is there to be seen of an address: its route, its name, its one heading, and that nothing is on its way any more. */
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

/** From one address to the next as links lead there: all that is wrong with any. */
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
  '[SHELL-20, SHELL-21, SHELL-28, FMT-05] every address of whoever is signed in: its screen, whole, on a phone',
  { timeout: 120_000 },
  async () => {
    await abrir('/')
    expect(await recorrer(CON_SESION)).toEqual([])
  },
)

test(
  '[SHELL-23, SHELL-24, SHELL-28, FMT-05] every address of whoever is not signed in: its screen, whole, on a phone',
  { timeout: 120_000 },
  async () => {
    await abrirAfuera('/signin')
    expect(await recorrer(SIN_SESION)).toEqual([])
  },
)
