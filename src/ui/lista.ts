import { plano, seEncuentra } from '#formato/busqueda.ts'

/** Where the mark goes in a list of so many by this key; undefined for a key that moves nothing. -1: nowhere yet. */
export function movida(at: number, key: string, cuantas: number): number | undefined {
  if (cuantas === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % cuantas
  if (key === 'ArrowUp') return (Math.max(at, 0) + cuantas - 1) % cuantas
  if (key === 'Home') return 0
  if (key === 'End') return cuantas - 1
  return undefined
}

/** What is shown of a long list: more rows than these are scrolled by nobody, and slow on a cheap phone. */
export const A_LA_VISTA = 60

/**
 * The rows whose name begins with the text (FORM-09). Behind them those of which it begins a later word: people say 'Pico' of
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
