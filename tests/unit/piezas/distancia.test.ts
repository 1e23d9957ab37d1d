import { describe, expect, it } from 'vitest'

import { centroDe } from '#piezas/lugares/centros.ts'
import {
  distanciaEnPalabras,
  kilometros,
  porCercania,
  seOrdenan,
} from '#piezas/lugares/distancia.ts'

const SANTA_ROSA = { latitud: -36.62, longitud: -64.29 }
/** A place this many kilometres north of the middle of Santa Rosa. */
const alNorte = (km: number) => ({ latitud: -36.62 + km / 111.2, longitud: -64.29 })
const BIEN = 0.01

const lugar = (id: number, localidad: string | null, portal?: object) => ({
  id,
  localidad,
  portal,
})

describe('[DELE-01, PHAR-03] the distance of places', () => {
  it('the straight-line distance between two places is right, also on the far side of the earth', () => {
    const pico = centroDe('general pico')
    expect(pico && kilometros(SANTA_ROSA, pico)).toBeCloseTo(117, -1)
    expect(kilometros(SANTA_ROSA, SANTA_ROSA)).toBe(0)
    const opuesto = { latitud: 36.62, longitud: 115.71 }
    expect(kilometros(SANTA_ROSA, opuesto)).toBeCloseTo(20_015, -1)
  })

  it('a town is found with or without accents, and an unknown town is not found', () => {
    expect(centroDe(' Macachin ')).toEqual(centroDe('Macachín'))
    expect(centroDe('En ninguna parte')).toBeUndefined()
    expect(centroDe('')).toBeUndefined()
  })

  it('nearest places come first, then others of the same town, then places without a town', () => {
    const orden = porCercania(
      [
        lugar(1, 'Realicó'),
        lugar(2, '-'),
        lugar(3, 'Toay', { latitud: null, longitud: null }),
        lugar(4, null),
        lugar(5, 'Santa Rosa', alNorte(2)),
        lugar(6, 'Santa Rosa'),
        lugar(7, 'Santa Rosa', alNorte(0.4)),
      ],
      SANTA_ROSA,
    )
    expect(orden.map((uno) => uno.lugar.id)).toEqual([7, 5, 6, 3, 1, 2, 4])
    expect(orden.at(-1)?.lejania).toBeUndefined()
  })

  it('places that all lack a position, or are in one town, cannot be sorted', () => {
    expect(seOrdenan([lugar(1, 'Toay'), lugar(2, 'Toay')])).toBe(false)
    expect(seOrdenan([lugar(1, null), lugar(2, 'En ninguna parte')])).toBe(false)
    expect(seOrdenan([lugar(1, 'Toay'), lugar(2, 'Santa Rosa')])).toBe(true)
    expect(seOrdenan([lugar(1, 'Toay', alNorte(1)), lugar(2, 'Toay', alNorte(2))])).toBe(true)
  })

  it.each([
    [0, 'a 50 m'],
    [0.349, 'a 350 m'],
    [0.94, 'a 950 m'],
    [0.96, 'a 1 km'],
    [1.234, 'a 1,2 km'],
    [9.96, 'a 10 km'],
    [117.4, 'a 117 km'],
  ])('%s km to a place with a position are said as %s', (km, dicho) =>
    expect(distanciaEnPalabras({ km, de: 'lugar' }, BIEN)).toBe(dicho),
  )

  it.each([
    [0, 'en tu localidad'],
    [0.99, 'en tu localidad'],
    [1, 'a unos 1 km'],
    [11.5, 'a unos 12 km'],
  ])('%s km to the centre of a town are said as %s', (km, dicho) =>
    expect(distanciaEnPalabras({ km, de: 'localidad' }, BIEN)).toBe(dicho),
  )

  it.each([
    [0.2, 0.5, 'a menos de 1 km'],
    [2, 3.4, 'a menos de 4 km'],
    [8.6, 3.4, 'a unos 9 km'],
  ])('%s km from a position exact to %s km are said as %s', (km, precision, dicho) =>
    expect(distanciaEnPalabras({ km, de: 'lugar' }, precision)).toBe(dicho),
  )
})
