import { type Anuncio, anunciar, nuevaSesion } from '#contract/encargo/anuncio.ts'
import { type Receptor, escribirReceptor, leerReceptor } from '#contract/encargo/cuerpo.ts'
import type { EnQr } from '#contract/pase/codigo.ts'
import { type Kept, keep } from '#live/cambios/keep.ts'
import type { LlavesDeReceptor } from '#local/encargos/base.ts'
import { llavesDe } from '#local/encargos/llaves.ts'

import { prestadas } from './base.ts'
import { texts } from './texts.ts'

/** Typed name and document. */
export type Escrito = { nombre: string; documento: string }
type Faltas = Partial<Escrito>

/** The person who receives; or the error of each field. */
export function leerEscrito({ nombre, documento }: Escrito): { recibe: Receptor } | Faltas {
  const digits = documento.replaceAll(/[.\s]/g, '')
  const numero = /^\d{6,9}$/.test(digits) ? Number(digits) : 0
  // In the signed form a long name is cut.
  const [cortado] = escribirReceptor({ nombre, documento: numero })
  const recibe = leerReceptor(cortado, numero)
  if (recibe) return { recibe }
  const bien = leerReceptor(cortado, 1) !== undefined
  return {
    ...(!bien && { nombre: nombre.trim() === '' ? texts.faltaNombre : texts.nombreMal }),
    ...(numero === 0 && { documento: texts.faltaDocumento }),
  }
}

/** One showing of this phone's code. `qr`: the code. */
export type Muestra = { anuncio: Anuncio; qr: EnQr; llaves: LlavesDeReceptor }

/** A new showing: a transfer for an earlier one is not opened. */
export async function prepararMuestra(recibe: Receptor, publicUrl: string): Promise<Kept<Muestra>> {
  // On an insecure address there are no keys.
  if (!('subtle' in crypto)) return { kept: false, message: texts.sinLlavesDetalle }
  const kept = await keep(() => llavesDe(prestadas()))
  if (!kept.kept) return kept
  const { firma, acuerdo } = kept.value
  const anuncio: Anuncio = {
    clave: firma.publica,
    acuerdo: acuerdo.publica,
    sesion: nuevaSesion(),
    recibe,
  }
  const qr = await anunciar(anuncio, firma.privada, publicUrl)
  return { kept: true, value: { anuncio, qr, llaves: kept.value } }
}
