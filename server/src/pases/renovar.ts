import { and, eq, gt, isNull } from 'drizzle-orm'

import { deBase64 } from '#contract/base64.ts'
import { partir } from '#contract/encargo/codigo.ts'
import { type Encargo, leerEncargo } from '#contract/encargo/cuerpo.ts'
import { deUnaRenovacion } from '#contract/encargo/firmas.ts'
import type { encargos as area } from '#contract/extensiones/encargos.ts'
import { esDe } from '#contract/pase/firmas.ts'

import { grupoFamiliar } from '../afiliados/puerta.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { take, tooMany } from '../limites/puerta.ts'
import { sesiones, usuarios } from '../sesiones/puerta.ts'
import { enTelefono, guardarYFirmar } from './emitir.ts'
import { encargos } from './tables.ts'

/** Difference between the receiver's second and this server's clock. */
const RECIEN_MS = 5 * 60_000
/** A receiver asks once a day. */
const POR_ENCARGO = { max: 12, windowMs: 3_600_000 }

type Renovar = Context<(typeof area)['renovar']>

const bytesDe = (text: string) => deBase64(text) ?? new Uint8Array()

/**
 * Fresh passes of the giver's phone for the receiver, so that a delegation of a month outlives the week of a pass.
 * Only for a delegation that the giver's own session has reported: the fingerprint of its key alone would prove
 * nothing.
 */
export async function renovar({ db, request, portal, ahora, audit }: Renovar) {
  const [known] = await db
    .select({
      uid: encargos.uid,
      sid: encargos.sid,
      clave: encargos.clave,
      bytes: encargos.bytes,
      idAfiliado: usuarios.idAfiliado,
    })
    .from(encargos)
    .innerJoin(usuarios, eq(usuarios.uid, encargos.uid))
    .innerJoin(sesiones, eq(sesiones.sid, encargos.sid))
    .where(
      and(
        eq(encargos.huella, request.huella),
        isNull(encargos.terminadoAt),
        gt(encargos.hastaAt, ahora),
        isNull(sesiones.terminadaAt),
        eq(usuarios.bloqueado, false),
      ),
    )
  const encargo = known && leerEncargo(partir(bytesDe(known.bytes)).body)
  if (!known || !encargo || !(await pidioElReceptor(encargo, known.bytes, request, ahora)))
    throw new Problem(422, 'Ese préstamo ya no sirve, o es de otro teléfono.', {
      codigo: 'encargo-no-sirve',
      evento: 'encargo',
    })
  const wait = await take(db, `renovar:${request.huella}`, POR_ENCARGO, ahora)
  if (wait !== undefined) throw tooMany(wait)
  const { uid, sid, idAfiliado } = known
  const grupo = await grupoFamiliar(db, idAfiliado, ahora)
  const hechos = await Promise.all(
    grupo
      .filter(({ afiliado }) => encargo.miembros.includes(afiliado.idAfiliado))
      .map((uno) => enTelefono({ persona: { uid, sid }, ahora }, uno, bytesDe(known.clave))),
  )
  const numeros = grupo.map(({ afiliado }) => afiliado.idAfiliado)
  const sign = await guardarYFirmar({ db, portal }, { uid, sid, grupo: numeros }, hechos, ahora)
  audit('encargo-renovado', { uid, resultado: 'bien' })
  return Promise.all(hechos.map(sign))
}

async function pidioElReceptor(
  { clave }: Encargo,
  bytes: string,
  { segundos, prueba }: Renovar['request'],
  ahora: number,
): Promise<boolean> {
  if (!Number.isInteger(segundos) || Math.abs(ahora - segundos * 1000) > RECIEN_MS) return false
  return esDe(clave, bytesDe(prueba), await deUnaRenovacion(bytesDe(bytes), segundos))
}
