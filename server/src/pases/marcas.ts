import { aBase64, deBase64 } from '#contract/base64.ts'
import { marcaDe } from '#contract/pase/lista.ts'

/** Mark of a hash, in the form of the database: its first five bytes as base64. */
export const enTexto = (hash: Uint8Array) => aBase64(hash.slice(0, 5))
export const enNumero = (texto: string) => marcaDe(deBase64(texto) ?? new Uint8Array(5))
export const marcaDeHuella = (huella: string) => enTexto(deBase64(huella) ?? new Uint8Array(5))
