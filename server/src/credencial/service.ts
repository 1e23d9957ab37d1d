import { randomBytes } from 'node:crypto'

import { and, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { is, number, string, type } from 'superstruct'

import type { credencial } from '#contract/credencial.ts'
import type { ResponseOf } from '#contract/endpoint.ts'

import { unAfiliado } from '../afiliados/puerta.ts'
import type { Db } from '../base/database.ts'
import { type Persona } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { type Llaves, mark, marks } from '../base/secrets.ts'
import { tooMany, take } from '../limites/puerta.ts'
import { afiliados, suAfiliado } from '../padron/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'
import { tokensDeCredencial } from './tables.ts'

export const LIFE_MS = 5 * 60_000
const PER_PERSON = { max: 60, windowMs: 3_600_000 }
const MAX_PAYLOAD = 4_096
const Payload = type({ token: string(), idAfiliado: number() })

export async function generarToken(
  db: Db,
  keys: Llaves,
  { uid, grupo }: Persona,
  idAfiliado: number,
  ahora: number,
) {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const wait = await take(db, `credencial:${uid}`, PER_PERSON, ahora)
  if (wait !== undefined) throw tooMany(wait)
  const token = randomBytes(16).toString('base64url')
  await db
    .insert(tokensDeCredencial)
    .values({ marca: mark(keys, token), uid, idAfiliado, creadoAt: ahora })
  return { token, fechaCreacion: new Date(ahora).toISOString() }
}

/** Data of a QR code or shared link, which is base64url (or plain base64) of JSON; undefined for any other text. */
export function readPayload(dataBase64: string) {
  if (dataBase64.length > MAX_PAYLOAD || !/^[\w+/=-]+$/.test(dataBase64)) return undefined
  try {
    const payload: unknown = JSON.parse(Buffer.from(dataBase64, 'base64url').toString('utf8'))
    return is(payload, Payload) ? payload : undefined
  } catch {
    return undefined // The person scanned a QR code of another kind.
  }
}

const refused = () =>
  new Problem(404, 'No se ha podido escanear el código QR, Por favor vuelva a intentar.', {
    evento: 'credencial-rechazada',
  })

type Answer = ResponseOf<typeof credencial.validarToken>

/** Needs no session: a person with the card's token was shown the card (CRED-11). */
export async function validarToken(
  db: Db,
  keys: Llaves,
  dataBase64: string,
  ahora: number,
): Promise<Answer> {
  const payload = readPayload(dataBase64)
  if (!payload) throw refused()
  const owner = alias(afiliados, 'quien_la_mostro')
  const [shown] = await db
    .select({ idAfiliado: tokensDeCredencial.idAfiliado, creadoAt: tokensDeCredencial.creadoAt })
    .from(tokensDeCredencial)
    .innerJoin(...suAfiliado(tokensDeCredencial.idAfiliado))
    .innerJoin(usuarios, eq(usuarios.uid, tokensDeCredencial.uid))
    .innerJoin(
      owner,
      and(eq(owner.idAfiliado, usuarios.idAfiliado), eq(owner.idGrupo, afiliados.idGrupo)),
    )
    .where(
      and(
        inArray(tokensDeCredencial.marca, marks(keys, payload.token)),
        gt(tokensDeCredencial.creadoAt, ahora - LIFE_MS),
        eq(afiliados.activo, true),
        eq(owner.activo, true),
      ),
    )
  if (!shown || shown.idAfiliado !== payload.idAfiliado) throw refused()
  return toAnswer(await unAfiliado(db, shown.idAfiliado, ahora), shown.creadoAt)
}

function toAnswer(
  {
    personaFisica,
    persona,
    relacionTitularAdherente,
    tipoAfiliado,
    derivacion,
  }: Awaited<ReturnType<typeof unAfiliado>>,
  creadoAt: number,
): Answer {
  return {
    apellido: personaFisica.apellido,
    nombre: personaFisica.nombre,
    cuilCuit: persona?.cuilCuitFormateado ?? '',
    fechaNacimiento: personaFisica.fechaNacimiento ?? '',
    relacionTitularAdherente: relacionTitularAdherente.descripcion,
    tipoAfiliado: tipoAfiliado?.descripcion ?? '',
    fechaCreacion: new Date(creadoAt).toISOString(),
    derivacion: derivacion
      ? {
          descripcionTipoDerivacion: derivacion.descripcionTipoDerivacion,
          obraSocialDescripcion: derivacion.obraSocialDescripcion,
          obraSocialSigla: derivacion.sigla ?? null,
          obraSocialProvincia: derivacion.provinciaDescripcion ?? null,
          fechaDesde: derivacion.fechaDesde,
          fechaHasta: derivacion.fechaHasta ?? null,
        }
      : null,
  }
}
