import { describe, expect, it } from 'vitest'

import { centroDe } from '#features/delegaciones/centros.ts'
import { kilometros, porCercania } from '#features/delegaciones/distancia.ts'
import { texts } from '#features/delegaciones/texts.ts'

const oficina = (id: number, localidad: string | null) => ({
  id,
  nombre: `Oficina ${id}`,
  localidad,
})
const SANTA_ROSA = { latitud: -36.62, longitud: -64.29 }

describe('[DELE-01] which branch office is nearer', () => {
  it('knows distances in a straight line', () => {
    const pico = centroDe('general pico')
    expect(pico && kilometros(SANTA_ROSA, pico)).toBeCloseTo(117, -1)
    expect(kilometros(SANTA_ROSA, SANTA_ROSA)).toBe(0)
    const opuesto = { latitud: 36.62, longitud: 115.71 }
    expect(kilometros(SANTA_ROSA, opuesto)).toBeCloseTo(20_015, -1)
  })

  it('finds a locality with or without accents, and not one that nobody wrote down', () => {
    expect(centroDe(' Macachin ')).toEqual(centroDe('Macachín'))
    expect(centroDe('En ninguna parte')).toBeUndefined()
    expect(centroDe('')).toBeUndefined()
  })

  it('puts the nearest first, and last what nobody knows the place of', () => {
    const orden = porCercania(
      [
        oficina(1, 'Realicó'),
        oficina(2, '-'),
        oficina(3, 'Toay'),
        oficina(4, null),
        oficina(5, 'Santa Rosa'),
        oficina(6, 'Santa Rosa'),
      ],
      SANTA_ROSA,
    )
    expect(orden.map(({ oficina: { id } }) => id)).toEqual([5, 6, 3, 1, 4, 2])
    expect(orden.at(-1)?.km).toBeUndefined()
  })

  it.each([
    [0, 'En tu localidad'],
    [0.99, 'En tu localidad'],
    [1, 'A unos 1 km'],
    [11.5, 'A unos 12 km'],
  ])('says %s km as %s', (km, dicho) => expect(texts.aUnos(km)).toBe(dicho))
})
