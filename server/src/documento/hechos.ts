import { createHash } from 'node:crypto'

import type { Cuenta, Hechos, Membrete, Papel } from '../base/papel.ts'
import { type Hacer, hacerAparte } from './aparte.ts'

const ROOM = 32 * 1024 * 1024
const SIZES = 20_000

/** Every document of this process gets the same letterhead. */
export function createHechos({
  hacer = hacerAparte,
  room = ROOM,
  membrete,
}: Opciones = {}): Hechos {
  const kept = new Map<string, Uint8Array>()
  const sizes = new Map<string, number>()
  const making = new Map<string, Promise<Uint8Array>>()
  let held = 0

  const keep = (huella: string, bytes: Uint8Array) => {
    sizes.set(huella, bytes.byteLength)
    kept.set(huella, bytes)
    held += bytes.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (held <= room) break
      kept.delete(oldest)
      held -= byteLength
    }
    for (const oldest of sizes.keys()) {
      if (sizes.size <= SIZES) break
      sizes.delete(oldest)
    }
  }

  const make = (huella: string, papel: Papel): Promise<Uint8Array> => {
    const made = hacer(papel, membrete)
      .then((bytes) => {
        keep(huella, bytes)
        return bytes
      })
      .finally(() => making.delete(huella))
    making.set(huella, made)
    return made
  }

  const bytes = async (papel: Papel, cuenta: Cuenta): Promise<Uint8Array> => {
    const huella = huellaDe(papel)
    const found = kept.get(huella)
    if (found) {
      // Moves the document to the end: the least recently used one is removed first.
      kept.delete(huella)
      kept.set(huella, found)
      return found
    }
    if (!making.has(huella)) await cuenta()
    return kept.get(huella) ?? making.get(huella) ?? make(huella, papel)
  }

  return {
    bytes,
    peso: async (papel, cuenta) =>
      sizes.get(huellaDe(papel)) ?? (await bytes(papel, cuenta)).byteLength,
  }
}

type Opciones = { hacer?: Hacer; room?: number; membrete?: Membrete }

const sha256 = (of: string | Uint8Array) => createHash('sha256').update(of).digest('base64url')

const huellaDe = (papel: Papel) =>
  sha256(
    JSON.stringify(papel, (_name, value: unknown) =>
      value instanceof Uint8Array ? sha256(value) : value,
    ),
  )
