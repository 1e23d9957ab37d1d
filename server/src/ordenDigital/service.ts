import { eq } from 'drizzle-orm'
import { is, string, type } from 'superstruct'

import type { RequestOf, ResponseOf } from '#contract/endpoint.ts'
import type { OrdenDigital, ordenDigital } from '#contract/ordenDigital.ts'

import type { Context } from '../base/endpointHandler.ts'
import { tooMany, take } from '../limites/puerta.ts'
import { comoSeMuestra, evaluar, refuse, numeroDeOrden, ordenes, abrir } from '../ordenes/puerta.ts'
import { confirmada, consultaDe, exigirAbierta, exigirPropia } from './consulta.ts'
import { consultasDigitales } from './tables.ts'

type Asked = Pick<Context, 'db' | 'persona' | 'portal' | 'ahora'>

const PER_PERSON = { max: 60, windowMs: 3_600_000 }
/** Time to confirm after the code was read. */
const PARA_CONFIRMAR_MS = 10 * 60_000
const Escaneado = type({ token: string() })

/** Assigns the scanned request to this person; from then on no other person can accept it. */
export async function validarToken(
  { db, persona: { uid }, portal, ahora }: Asked,
  escaneado: Record<string, unknown>,
): Promise<ResponseOf<typeof ordenDigital.validarToken>> {
  const wait = await take(db, `qr:${uid}`, PER_PERSON, ahora)
  if (wait !== undefined) throw tooMany(wait)
  if (!is(escaneado, Escaneado)) throw refuse('Ese código QR no es de una orden.', 'qr-desconocido')
  const { token } = escaneado
  return db.transaction(async (tx) => {
    const found = await consultaDe(tx, portal.secrets.ordenDigital, token)
    const { marca, prestador, ...consulta } = exigirAbierta(found, uid, ahora)
    if (consulta.uid === null)
      await tx
        .update(consultasDigitales)
        .set({ uid, leidaAt: ahora, venceAt: ahora + PARA_CONFIRMAR_MS })
        .where(eq(consultasDigitales.marca, marca))
    return {
      token,
      codigoPrestador: prestador.matricula,
      tipoPrestador: prestador.tipo,
      nombreUsuario: consulta.nombreUsuario,
      femer: consulta.femer,
    }
  })
}

/** Validates the order for a member of the family. If it is done again, the last chosen member counts. */
export async function validarOrden(
  { db, persona, portal, ahora }: Asked,
  { numeroTarjeta, token, ...said }: RequestOf<typeof ordenDigital.validarOrden>,
): Promise<OrdenDigital> {
  const { uid } = persona
  return db.transaction(async (tx) => {
    const found = exigirPropia(await consultaDe(tx, portal.secrets.ordenDigital, token), uid)
    const consulta = exigirAbierta(found, uid, ahora)
    const { matricula: codigoPrestador, tipo: tipoPrestador } = consulta.prestador
    if (said.codigoPrestador !== codigoPrestador || said.tipoPrestador !== tipoPrestador)
      throw refuse('Ese código QR no es de ese prestador.', 'qr-desconocido')
    const { codigo } = consulta.practica
    const evaluada = await evaluar(
      tx,
      persona,
      {
        numeroTarjeta,
        codigoPrestador,
        tipoPrestador,
        codigoPrescriptor: 0,
        practicas: [{ codigo, cantidad: 1 }],
      },
      ahora,
    )
    if (consulta.idOrden !== null) await cerrar(tx, consulta.idOrden, ahora)
    const { idOrden, codigoTransaccion } = await abrir(
      tx,
      { uid, origen: 'electronica', evaluada },
      ahora,
    )
    await tx
      .update(consultasDigitales)
      .set({ idOrden })
      .where(eq(consultasDigitales.marca, consulta.marca))
    const numeroOrden = numeroDeOrden(idOrden)
    return { codigoTransaccion, numeroOrden, ...(await comoSeMuestra(tx, evaluada)) }
  })
}

/** Tells the doctor's office that there will be no order; a repetition changes nothing. */
export async function cancelar(
  { db, persona, portal, ahora }: Asked,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await consultaDe(tx, portal.secrets.ordenDigital, token)
    const consulta = exigirPropia(found, persona.uid)
    if (confirmada(consulta))
      throw refuse('La orden de ese código QR ya se generó.', 'orden-confirmada')
    if (consulta.idOrden !== null) await cerrar(tx, consulta.idOrden, ahora)
    await tx
      .update(consultasDigitales)
      .set({ canceladaAt: consulta.canceladaAt ?? ahora })
      .where(eq(consultasDigitales.marca, consulta.marca))
  })
}

/** Ends a transaction, so that it cannot be confirmed any more. */
async function cerrar(tx: Asked['db'], idOrden: number, ahora: number): Promise<void> {
  await tx.update(ordenes).set({ venceAt: ahora }).where(eq(ordenes.idOrden, idOrden))
}
