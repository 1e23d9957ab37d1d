import type { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import { useCopias } from '#live/copias/useCopias.ts'
import type { DeIntegrante } from '#model/afiliados.ts'
import { LISTA_PARA_RETIRAR } from '#model/recetas/estado.ts'
import { cronica, cronicasDe, lasRecientes } from '#model/recetasCronicas.ts'
import { useHora } from '#piezas/hora.ts'

/** Chronic prescriptions with medicines waiting at a pharmacy, from stored details: only details contain that state. */
export function useListas(integrantes: readonly DeIntegrante[]): DetalleDeRecetaCronica[] {
  const cronicas = useCopias(cronicasDe, integrantes) ?? []
  const ahora = useHora(3_600_000)
  const numeros = cronicas.flatMap(({ value }) => lasRecientes(value, ahora))
  const detalles = useCopias(cronica, numeros) ?? []
  return detalles
    .map(({ value }) => value)
    .filter(({ codigoEstado }) => codigoEstado === LISTA_PARA_RETIRAR)
}
