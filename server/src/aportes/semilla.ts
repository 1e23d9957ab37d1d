import { diaDe } from '#formato/instantes.ts'
import { mesAntes } from '#formato/meses.ts'

import type { Siembra } from '../http/area.ts'
import { aportes } from './tables.ts'

const EMPLEADOR = 'Ministerio de Educación'
const POSITIVOS = [
  { descripcion: 'Ajuste de paritarias', importe: 4_210.4 },
  { descripcion: 'Devolución por doble descuento', importe: 1_050 },
]

const mensual = (base: number) => ({
  tipoPresentacion: 'Mensual',
  aportePersonal: base,
  aportePatronal: Math.round(base * 133.33) / 100,
})

/** Norma has six months (one with two presentations, one empty); Susana has more rows than fit in an answer. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const mes = (antes: number) => mesAntes(diaDe(ahora), antes)
  const titular = (who: 'norma' | 'derivado' | 'recetas') => ({
    idAfiliado: of(who).integrantes[0]?.idAfiliado ?? 0,
    orden: 1,
    descripcionReparticion: EMPLEADOR as string | null,
    aportesPositivos: [] as typeof POSITIVOS,
  })
  const norma = titular('norma')
  const muchos = Array.from({ length: 60 }, (_, at) => ({
    ...titular('recetas'),
    ...mensual(9_000 + at * 10),
    tipoPresentacion: at % 10 === 0 ? 'Mensual' : 'Complementaria',
    descripcionReparticion: 'Instituto de Previsión',
    periodo: mes(1 + Math.floor(at / 10)),
    orden: 1 + (at % 10),
  }))
  await tx.insert(aportes).values([
    {
      ...norma,
      ...mensual(52_340.5),
      periodo: mes(1),
      aportesPositivos: POSITIVOS,
      hijoMenorDe35: 3_200,
      menoraCargo: 2_100,
    },
    {
      ...norma,
      ...mensual(52_340.5),
      periodo: mes(2),
      descuentoSubsidio: 850.25,
      creditoAsistencial: 6_000,
    },
    { ...norma, ...mensual(49_800), periodo: mes(3), descripcionReparticion: null },
    { ...norma, ...mensual(49_800), periodo: mes(5) },
    {
      ...norma,
      ...mensual(24_900),
      periodo: mes(5),
      orden: 2,
      tipoPresentacion: 'Aguinaldo',
      adherenteSecundario: 1_500,
    },
    { ...norma, ...mensual(47_250), periodo: mes(6) },
    // A month that is older than the six months that the screen shows.
    { ...norma, ...mensual(47_250), periodo: mes(7) },
    ...[1, 2, 3, 4, 5, 6].map((antes) => ({
      ...titular('derivado'),
      ...mensual(38_700),
      periodo: mes(antes),
      descripcionReparticion: 'Municipalidad de Toay',
    })),
    ...muchos,
  ])
}
