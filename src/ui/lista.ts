import { plano, seEncuentra } from '#formato/busqueda.ts'

/** Next position in a list of `cuantas` after this key; undefined for keys that do not move. `at` -1: no position yet. */
export function movida(at: number, key: string, cuantas: number): number | undefined {
  if (cuantas === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % cuantas
  if (key === 'ArrowUp') return (Math.max(at, 0) + cuantas - 1) % cuantas
  if (key === 'Home') return 0
  if (key === 'End') return cuantas - 1
  return undefined
}

/** Maximum number of rows drawn of a long list: more would be slow on a cheap phone, and too many to scroll. */
export const A_LA_VISTA = 60

/**
 * Rows with a name that begins with the text (FORM-09), then rows with a later word that does: people say 'Pico' for
 * General Pico.
 */
export const queEmpiezan = <T>(
  opciones: readonly T[],
  buscado: string,
  textoDe: (opcion: T) => string,
): T[] => {
  const inicio = plano(buscado)
  const halladas = opciones.filter((opcion) => seEncuentra(buscado, textoDe(opcion)))
  const empieza = (opcion: T) => plano(textoDe(opcion)).startsWith(inicio)
  return [...halladas.filter(empieza), ...halladas.filter((opcion) => !empieza(opcion))]
}
