import { eq } from 'drizzle-orm'

import type { Siembra } from '../http/area.ts'
import { afiliados } from '../padron/puerta.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { DESTINOS } from './destinos.ts'
import { afiliadosDeDerivacion, derivacionesTransitorias, obrasSociales } from './tables.ts'

const PROPIA = 'La Pampa'

/** Plans of the other provinces, with the names on their cards. */
const OBRAS_SOCIALES = DESTINOS.flatMap((destino) => {
  const [, descripcion = '', sigla = '', provincia = ''] =
    /^(.+) \((.+)\), (.+)$/.exec(destino) ?? []
  return provincia === PROPIA ? [] : [{ sigla, descripcion, provincia }]
})

type Fila = [who: Who, provincia: string, dias: [desde: number, hasta: number], quienes: number[]]

/**
 * Norma's family has a valid referral and two that ended; Facundo's has a valid one, and a future one for both
 * members; the others none.
 */
const FILAS: Fila[] = [
  ['norma', 'Córdoba', [-260, 100], [2]],
  ['norma', 'Mendoza', [-316, -298], [0]],
  ['norma', 'Buenos Aires', [-510, -496], [0, 1, 2, 3]],
  ['derivado', 'Buenos Aires', [-45, 320], [0]],
  ['derivado', 'Río Negro', [12, 26], [0, 1]],
]

export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const plans = await tx.insert(obrasSociales).values(OBRAS_SOCIALES).returning()
  for (const [who, provincia, [desde, hasta], quienes] of FILAS) {
    const integrantes = quienes.map((at) => of(who).integrantes[at]?.idAfiliado ?? 0)
    const [first] = await tx
      .select({ idGrupo: afiliados.idGrupo })
      .from(afiliados)
      .where(eq(afiliados.idAfiliado, integrantes[0] ?? 0))
    const [made] = await tx
      .insert(derivacionesTransitorias)
      .values({
        idGrupo: first?.idGrupo ?? 0,
        idObraSocial: plans.find((plan) => plan.provincia === provincia)?.idObraSocial ?? 0,
        fechaDesde: dayFrom(ahora, desde),
        fechaHasta: dayFrom(ahora, hasta),
      })
      .returning()
    await tx.insert(afiliadosDeDerivacion).values(
      integrantes.map((idAfiliado) => ({
        idDerivacion: made?.idDerivacion ?? 0,
        idAfiliado,
        activo: true,
      })),
    )
  }
}
