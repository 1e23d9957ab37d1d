import type { Preparado } from './papel.ts'
import { hastaElFin, hojasDe, tipoDe } from './tipo.ts'

/** What becomes of a file whose bytes need no drawing: a PDF, or something that cannot be sent. Undefined of a picture. */
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
