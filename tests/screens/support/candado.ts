import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { answer, open } from '#local/bases/guardados.ts'
import { BASES } from '#local/bases/names.ts'

import { network } from './lejos.ts'
import { abrir, boton, campo, main, titulo } from './pantalla.ts'
import { tocar } from './tocar.ts'

/** All rows of the databases with personal data as they are stored, read below the lock. */
export async function sinAbrir(): Promise<string> {
  const found: unknown[] = []
  for (const base of [BASES.lectura, BASES.salida]) {
    const db = await open(base)
    if (!db) continue
    const reading = db.transaction([...db.objectStoreNames])
    for (const store of db.objectStoreNames)
      // The session's token and the change's places are readable by decision.
      if (store !== 'sesion') found.push(await answer(reading.objectStore(store).getAll()))
    db.close()
  }
  return JSON.stringify(found)
}

export const PIN = '274916'
const CERRADA = 'Poné el PIN del candado'
export const cerrada = (con = CERRADA) => expect.element(titulo()).toHaveTextContent(con)
export const dice = (text: string) =>
  expect.element(page.getByText(text, { exact: true })).toBeVisible()
export const puesto = () => page.getByRole('heading', { name: 'El candado está puesto' })

export async function poner(pin = PIN, repetido = pin): Promise<void> {
  await campo('PIN nuevo').fill(pin)
  await campo('El mismo PIN otra vez').fill(repetido)
  await tocar(boton('Poner el candado'))
}

/** A phone in use with a lock that a PIN opens, at the lock's screen. */
export async function conCandado(): Promise<void> {
  await abrir('/candado')
  await ponerConPin()
}

async function ponerConPin(): Promise<void> {
  await expect.element(titulo()).toHaveTextContent('Candado')
  await expect.element(boton('Poner el candado')).toBeVisible()
  // Asked for where the device has passkeys.
  const otra = page.getByRole('radio', { name: 'Un PIN del candado' })
  if (otra.query()) await tocar(otra)
  await poner()
  await dice('El candado está puesto.')
}

/** A locked phone on which an address was changed without signal. */
export async function conCambioYCandado(): Promise<void> {
  await conCambio()
  await ponerEnPerfil()
  await cerrar()
}

/** The profile of a phone on which an address was changed without signal. */
export async function conCambio(): Promise<void> {
  await abrir('/perfil?editar=domicilio')
  await network.cut()
  await campo('Número').fill('451')
  await tocar(boton('Guardar'))
  await expect.element(main()).toHaveTextContent('Sin enviar')
}

/** Puts a lock on from the profile's entry. */
export async function ponerEnPerfil(): Promise<void> {
  await tocar(page.getByRole('link', { name: /^Candado/ }))
  await ponerConPin()
}

export async function cerrar(con?: string): Promise<void> {
  await tocar(boton('Cerrar ahora'))
  await cerrada(con)
}

export async function conPin(pin: string): Promise<void> {
  await campo('PIN del candado').fill(pin)
  await tocar(boton('Abrir'))
}
