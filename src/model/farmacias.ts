import { farmacias } from '#contract/farmacias.ts'

import { afiliadoActual, ficha } from './afiliados.ts'
import { busqueda, primeras } from './busqueda.ts'

/** Pharmacies of the person's own town, loaded in advance: needed at night, and without signal. */
export const farmaciasHalladas = busqueda('farmacias', farmacias.buscar, {
  freshFor: 24 * 60 * 60_000,
  recorta: primeras,
  warm: async (stored) => {
    const actual = await stored(afiliadoActual, {})
    if (!actual) return undefined
    const propia = await stored(ficha, { idAfiliado: actual.afiliado.idAfiliado, propia: true })
    const localidad = propia?.localidad
    return localidad ? [{ nombre: null, idLocalidad: localidad.idLocalidad }] : []
  },
})
