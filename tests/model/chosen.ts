import type { Archivo } from '#local/archivo.ts'

import { huellaDe } from './providerEffects.ts'
import type { Random } from './random.ts'

/** Small files of random bytes, as a person chooses them. */
export function chooseFiles(random: Random, count: number): Archivo[] {
  return Array.from({ length: count }, (_none, n) => {
    const bytes = new Uint8Array(1 + random.below(20))
    random.bytes(bytes)
    return { bytes: bytes.buffer, type: 'image/jpeg', name: `foto-${n}.jpg` }
  })
}

export const printOf = (files: Archivo[]) =>
  JSON.stringify(
    files.map(({ name, type, bytes }) => ({
      nombre: name,
      tipo: type,
      bytes: bytes.byteLength,
      huella: huellaDe(new Uint8Array(bytes)),
    })),
  )
