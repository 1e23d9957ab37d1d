import type { Archivo } from '#local/archivo.ts'

import type { Papel, PasoConPapeles } from './papel.ts'

/** Papers on their way from the draft into the outbox; or the name of a paper whose bytes are not on this phone. */
export type Envio =
  | { state: 'falta'; nombre: string }
  | {
      state: 'va'
      /** The words of the request about each. */
      papeles: { id: string; paso: PasoConPapeles; antes: number }[]
      /** Bytes of the papers, in the same order. */
      files: Archivo[]
      bytes: number
    }

/** Moves the papers from the draft to the outbox: all of them, or none. */
export function envioDe(
  van: readonly { paso: PasoConPapeles; papel: Papel }[],
  guardados: ReadonlyMap<string, Pick<Archivo, 'bytes' | 'type'>>,
): Envio {
  const files: Archivo[] = []
  for (const { papel } of van) {
    const guardado = guardados.get(papel.id)
    if (!guardado) return { state: 'falta', nombre: papel.nombre }
    files.push({ bytes: guardado.bytes, type: guardado.type, name: papel.nombre })
  }
  return {
    state: 'va',
    papeles: van.map(({ paso, papel }) => ({ id: papel.id, paso, antes: papel.antes })),
    files,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  }
}
