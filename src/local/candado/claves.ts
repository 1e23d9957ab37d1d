import { aessiv } from '@noble/ciphers/aes.js'

/**
 * Resources whose keys stay readable with their number, an id of the provider: a notice names it, and the locked phone
 * stores the copy under it.
 */
const CON_NUMERO = /^(?:autorizacion|receta-cronica)\/\d{1,15}$/
/** Begins the sealed part of a key. */
const SELLADA = '/~'

/** True for a copy's key without personal data: a list without parameters, or an id of the provider. */
export const isLegible = (key: string): boolean => !key.includes('/') || CON_NUMERO.test(key)

export const isSellada = (key: string): boolean => key.includes(SELLADA)

/**
 * Sealed form of a key, and the way back. The name of the resource stays readable. The same key gives the same form
 * (AES-SIV), so that a copy is found under it.
 */
export function clavesCon(secreto: Uint8Array): {
  sellada: (key: string) => string
  real: (stored: string) => string
} {
  return {
    sellada: recordada((key) => {
      const at = key.indexOf('/')
      const cerrada = aessiv(secreto).encrypt(new TextEncoder().encode(key.slice(at + 1)))
      return key.slice(0, at) + SELLADA + enHexa(cerrada)
    }),
    real: recordada((stored) => {
      const at = stored.indexOf(SELLADA)
      if (at < 0) return stored
      try {
        const abierta = aessiv(secreto).decrypt(deHexa(stored.slice(at + SELLADA.length)))
        return `${stored.slice(0, at)}/${new TextDecoder().decode(abierta)}`
      } catch {
        return stored // The name was made with the key of another lock: this lock has no copy under it.
      }
    }),
  }
}

const MUCHAS = 1000

/** The same keys are asked for at each change that a screen follows. */
function recordada(hacer: (key: string) => string): (key: string) => string {
  const hechas = new Map<string, string>()
  return (key) => {
    const hecha = hechas.get(key) ?? hacer(key)
    if (hechas.size >= MUCHAS) hechas.clear()
    hechas.set(key, hecha)
    return hecha
  }
}

export const enHexa = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const deHexa = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
