import type { Afiliado } from '#contract/afiliados.ts'
import { deBase64 } from '#contract/base64.ts'
import type { PaseEmitido } from '#contract/extensiones/pases.ts'
import { type EnQr, type PaseFirmado, codigoFirmado } from '#contract/pase/codigo.ts'
import { finDe, leerPase } from '#contract/pase/cuerpo.ts'
import { FIRMA } from '#contract/pase/firmas.ts'

/** A decoded pass that matches its row. */
export type PaseGuardado = PaseFirmado & { venceAt: number }

type De = {
  idAfiliado: number
  grupo: readonly Afiliado[]
  pases: readonly PaseEmitido[]
}

/** A member's pass for this phone's key; undefined if they are not in the family group. */
export function paseDe(of: De, publica: Uint8Array): PaseGuardado | undefined {
  const emitido = emitidoPara(of)
  const opened = emitido && abrir(emitido.enPantalla, of.idAfiliado)
  if (opened?.pase.version !== 1) return undefined
  // A pass for another key would be refused by every checker.
  return String(opened.pase.clave) === String(publica) ? opened.guardado : undefined
}

/** A member's pass for paper. */
export function impresoDe(of: De): PaseGuardado | undefined {
  const emitido = emitidoPara(of)
  const opened = emitido && abrir(emitido.impreso, of.idAfiliado)
  return opened?.pase.version === 2 ? opened.guardado : undefined
}

const emitidoPara = ({ idAfiliado, grupo, pases }: De) =>
  grupo.some(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    ? pases.find((pase) => pase.idAfiliado === idAfiliado)
    : undefined

function abrir({ kid, bytes: text }: PaseEmitido['enPantalla'], idAfiliado: number) {
  const bytes = deBase64(text)
  const pase = bytes && leerPase(bytes.slice(FIRMA))
  if (!bytes || pase?.idAfiliado !== idAfiliado) return undefined
  return { pase, guardado: { kid, bytes, venceAt: finDe(pase) } }
}

/** The end is announced two days before. */
const PRONTO = 2 * 24 * 60 * 60_000

export type Vigencia = 'vigente' | 'pronto' | 'vencido'

/** State of a pass by the server's clock, as far as it is known. */
export function vigenciaDe({ venceAt }: { venceAt: number }, ahora: number): Vigencia {
  if (ahora >= venceAt) return 'vencido'
  return venceAt - ahora <= PRONTO ? 'pronto' : 'vigente'
}

/** Code of a pass for a moment of this phone's clock: signed with the server's time, as far as it is known. */
export function firmarAhora(
  pase: PaseFirmado,
  privada: CryptoKey,
  publicUrl: string,
  { now, offset }: { now: number; offset: number },
): Promise<EnQr> {
  return codigoFirmado(pase, privada, Math.floor((now + offset) / 1000), publicUrl)
}
