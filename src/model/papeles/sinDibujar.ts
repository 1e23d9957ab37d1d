import type { Preparado } from './papel.ts'
import { hastaElFin, hojasDe, tipoDe } from './tipo.ts'

/** Result for a file that needs no drawing: a PDF, or an unusable file. Undefined for a picture. */
export function sinDibujar(picked: Uint8Array<ArrayBuffer>): Preparado | undefined {
  const type = tipoDe(picked)
  if (type === 'image/jpeg' || type === 'image/png') return undefined
  if (type !== 'application/pdf') return { state: 'no', porQue: type }
  return {
    state: 'lista',
    bytes: hastaElFin(picked).buffer,
    type,
    hojas: hojasDe(picked) ?? 0,
    consejos: [],
    miniatura: undefined,
  }
}
