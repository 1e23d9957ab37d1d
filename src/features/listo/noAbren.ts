import { is } from 'superstruct'

import { Documento, isIntact } from '#local/documento/documento.ts'

type Fila = { value: unknown } | undefined
type Bytes = { bytes: ArrayBuffer } | undefined

/**
 * Keys of documents that would not open: without a copy, without bytes, or with bytes that differ from the received
 * ones.
 */
export async function noAbren(
  claves: readonly string[],
  copias: readonly Fila[],
  archivos: readonly Bytes[],
): Promise<string[]> {
  const enteros = await Promise.all(
    claves.map(async (_clave, at) => {
      const documento = copias[at]?.value
      return is(documento, Documento) && isIntact(documento, archivos[at]?.bytes)
    }),
  )
  return claves.filter((_clave, at) => !enteros[at])
}
