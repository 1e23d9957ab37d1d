import { expect } from 'vitest'

import { device } from '#live/device.ts'

/** Everything of a family comes, one after the other, on a machine that does other things. */
const PACIENCIA = { timeout: 20_000 }

export const copias = () => device.lectura.copias.toArray()
export const salida = () => device.salida.operaciones.toArray()
export const borradores = () => device.salida.borradores.toArray()
export const papeles = () => device.salida.adjuntos.toArray()

/** Until the phone keeps a copy under each of these keys, though no screen of it was opened. */
export const esperarCopias = (...keys: string[]) =>
  expect
    .poll(async () => (await copias()).map(({ key }) => key), PACIENCIA)
    .toEqual(expect.arrayContaining(keys))

/** Until any copy of each of these resources is there. */
export const esperarCopiasDe = (...resources: string[]) =>
  expect
    .poll(async () => (await copias()).map(({ resource }) => resource), PACIENCIA)
    .toEqual(expect.arrayContaining(resources))
