import type { Practica } from '#contract/busquedas.ts'
import { useGuardada } from '#live/copias/useGuardada.ts'
import { ordenesEmitidas } from '#model/ordenes.ts'

const NADIE = 0

/** True for practices in the member's orders. */
export function useYaUsadas(idAfiliado = NADIE): (practica: Practica) => boolean {
  const emitidas = useGuardada(ordenesEmitidas, { idAfiliado }) ?? []
  const usadas = new Set(emitidas.flatMap(({ practicas }) => practicas?.split(', ') ?? []))
  return ({ descripcion }) => usadas.has(descripcion)
}
