import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'

import { recuperaciones, cuentasPendientes } from './acceso/tables.ts'
import { comprobantes, desafiosResueltos } from './antirrobot/tables.ts'
import { suscripciones } from './avisos/tables.ts'
import type { Db } from './base/database.ts'
import { olvidarAbandonadas } from './claves/partes.ts'
import { claves, respuestas } from './claves/tables.ts'
import { codigos } from './codigos/tables.ts'
import { correos } from './correo/tables.ts'
import { tokensDeCredencial } from './credencial/tables.ts'
import { olvidarClaves } from './firmas/claves.ts'
import { frenos } from './freno/tables.ts'
import { intentos, limites } from './limites/tables.ts'
import { consultasDigitales } from './ordenDigital/tables.ts'
import { ordenes } from './ordenes/tables.ts'
import { pases } from './pases/tables.ts'
import { olvidarFirmas } from './recetas/firmas.ts'
import { sesiones } from './sesiones/tables.ts'

const DAY_MS = 24 * 3_600_000
/** A phone may lie in a drawer for a year and still send what it holds, once (FLT-27). */
export const KEYS_KEPT_MS = 400 * DAY_MS

/** Removes what has served its time. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  await db.delete(claves).where(lt(claves.creadaAt, now - KEYS_KEPT_MS))
  await db.delete(respuestas).where(lt(respuestas.creadaAt, now - DAY_MS))
  await db.delete(tokensDeCredencial).where(lt(tokensDeCredencial.creadoAt, now - DAY_MS))
  await db.delete(limites).where(lt(limites.desdeAt, now - DAY_MS))
  await db.delete(intentos).where(lt(intentos.ultimoAt, now - DAY_MS))
  // A day longer than they serve: 'expired' is told to who comes late.
  for (const table of [codigos, recuperaciones, comprobantes, desafiosResueltos, frenos, pases])
    await db.delete(table).where(lt(table.venceAt, now - DAY_MS))
  await db.delete(consultasDigitales).where(lt(consultasDigitales.venceAt, now - DAY_MS))
  await db.delete(ordenes).where(and(isNull(ordenes.generadaAt), lt(ordenes.venceAt, now - DAY_MS)))
  await olvidarClaves(db, now)
  await olvidarFirmas(db, now)
  await olvidarAbandonadas(db, now)
  await db.delete(correos).where(lt(correos.creadoAt, now - 90 * DAY_MS))
  await db.delete(cuentasPendientes).where(lt(cuentasPendientes.pedidaAt, now - DAY_MS))
  // Of a session that was ended nothing is sent: its phone may forget it, too.
  await db
    .delete(suscripciones)
    .where(
      inArray(
        suscripciones.sid,
        db.select({ sid: sesiones.sid }).from(sesiones).where(isNotNull(sesiones.terminadaAt)),
      ),
    )
  // As long as the keys: that phone is told 'expired', not 'ended', and keeps what it has.
  await db
    .delete(sesiones)
    .where(
      or(
        lt(sesiones.creadaAt, now - KEYS_KEPT_MS),
        and(isNotNull(sesiones.terminadaAt), lt(sesiones.terminadaAt, now - 30 * DAY_MS)),
      ),
    )
}
