import { createHash } from 'node:crypto'

import type { Answer, Ask } from './provider.ts'

/** Size of a part in a run, in bytes. */
export const PARTE = 8

const huellaDe = (bytes: readonly number[]) =>
  createHash('sha256').update(Uint8Array.from(bytes)).digest('hex')

type Kept = { annulled?: true } | undefined

const ANULADA: Answer = {
  status: 422,
  body: { error: 'Este cambio se descartó.', codigo: 'anulada' },
}
const CAMBIADA: Answer = {
  status: 409,
  body: { error: 'Llegó cambiada.' },
  headers: { 'retry-after': '1' },
}

/** The provider's parts of files, by person and key: deleted once their change is there. */
export function makePartes() {
  const kept = new Map<string, number[]>()

  return {
    /** The bytes of one file of an upload. */
    archivo: (
      uid: number,
      { clave, desde, huella }: { clave: string; desde: number; huella: string },
      dimension: number,
    ): Uint8Array | undefined => {
      const bytes = kept.get(`${uid}/${clave}`)?.slice(desde, desde + dimension) ?? []
      return bytes.length === dimension && huellaDe(bytes) === huella
        ? Uint8Array.from(bytes)
        : undefined
    },
    olvidar: (slot: string) => void kept.delete(slot),
    /** Answers requests about an upload or with a part of it; undefined for all others. */
    reply(
      { method, path, body }: Ask,
      uid: number,
      keyAt: (slot: string) => Kept,
    ): Answer | undefined {
      const [, clave, words] = /^\/v1\/portal\/partes\/([^?]+)\?(.*)$/.exec(path) ?? []
      if (clave === undefined) return undefined
      const slot = `${uid}/${clave}`
      const asked = new URLSearchParams(words)
      const number = (name: string) => Number(asked.get(name))
      const key = keyAt(slot)
      if (key?.annulled) return ANULADA
      const here = kept.get(slot) ?? []
      if (key) return { status: 200, body: { desde: number('total') } }
      if (method === 'POST' && number('desde') === here.length) {
        const { bytes } = body as { bytes: number[] }
        if (huellaDe(bytes) !== asked.get('huella')) return CAMBIADA
        kept.set(slot, [...here, ...bytes])
      }
      return { status: 200, body: { desde: kept.get(slot)?.length ?? 0 } }
    },
  }
}
