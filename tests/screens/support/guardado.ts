import { Dexie } from 'dexie'
import { expect } from 'vitest'

import { device } from '#live/telefono/device.ts'

export const copias = () => device.lectura.copias.toArray()
export const salida = () => device.salida.operaciones.toArray()
export const borradores = () => device.salida.borradores.toArray()
export const papeles = () => device.salida.adjuntos.toArray()

/**
 * Waits until the phone keeps a copy under each of these keys, without their screens being opened.
 */
export const esperarCopias = (...keys: string[]) =>
  expect
    .poll(async () => (await copias()).map(({ key }) => key))
    .toEqual(expect.arrayContaining(keys))

/** Waits until the phone keeps a copy of each of these resources. */
export const esperarCopiasDe = (...resources: string[]) =>
  expect
    .poll(async () => (await copias()).map(({ resource }) => resource))
    .toEqual(expect.arrayContaining(resources))

/** Holds the table of drafts: reads wait until the returned function is called. */
export async function retenerBorradores(): Promise<() => Promise<void>> {
  let soltar: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    soltar = resolve
  })
  let end = Promise.resolve()
  await new Promise<void>((begun) => {
    end = device.salida.transaction('rw', device.salida.borradores, async (within) => {
      await within.table('borradores').count()
      begun()
      await Dexie.waitFor(held)
    })
  })
  return () => {
    soltar?.()
    return end
  }
}
