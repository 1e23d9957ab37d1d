import type { Afiliado } from '#contract/afiliados.ts'
import { aBase64 } from '#contract/base64.ts'
import { huellaDe } from '#contract/pase/confianza.ts'
import { type Pase, escribirPase, finDe } from '#contract/pase/cuerpo.ts'
import { huellaComun } from '#contract/pase/lista.ts'

import { codigosDe } from './codigos.ts'
import { enTexto } from './marcas.ts'
import type { pases } from './tables.ts'

const MINUTE_MS = 60_000

type Row = typeof pases.$inferInsert

/** Body to sign, and its row in the database. */
export type Hecho = { row: Row; body: Uint8Array }

export async function hacerPase(
  pase: Pase,
  de: Pick<Row, 'clase' | 'uid' | 'sid' | 'serie'>,
): Promise<Hecho> {
  const body = escribirPase(pase)
  const huella = aBase64(await huellaDe(body))
  const { idAfiliado, emitido } = pase
  const marca = enTexto(await huellaComun(pase))
  const row = {
    ...de,
    huella,
    marca,
    idAfiliado,
    emitidoAt: emitido * MINUTE_MS,
    venceAt: finDe(pase),
  }
  return { row, body }
}

/** Data of a member in every pass. */
export const datosDe = (afiliado: Afiliado, emitidoAt: number, vidaMs: number) => ({
  idAfiliado: afiliado.afiliado.idAfiliado,
  apellido: afiliado.personaFisica.apellido,
  nombre: afiliado.personaFisica.nombre,
  cuil: (afiliado.persona?.cuilCuitFormateado ?? '').replaceAll('-', ''),
  nacimiento: afiliado.personaFisica.fechaNacimiento ?? null,
  ...codigosDe(afiliado),
  emitido: Math.floor(emitidoAt / MINUTE_MS),
  vida: vidaMs / MINUTE_MS,
})
