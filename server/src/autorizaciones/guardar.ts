import { and, eq } from 'drizzle-orm'

import type { autorizaciones } from '#contract/autorizaciones.ts'
import type { RequestOf } from '#contract/endpoint.ts'

import { guardarArchivo } from '../archivos/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { juntarPartes, olvidarPartes } from '../claves/puerta.ts'
import { take } from '../limites/puerta.ts'
import { type Recibido, type Subida, recibir } from './adjuntos.ts'
import { GENERADA } from './estados.ts'
import { documentacion, solicitudes } from './tables.ts'
import { CON_HISTORIA_CLINICA, tipoDeCobertura } from './tipos.ts'

const UPLOADS = { max: 40, windowMs: 24 * 3_600_000 }

type Pedido = RequestOf<typeof autorizaciones.guardar>
type Asked = Pick<Context, 'db' | 'persona' | 'ahora' | 'audit'>

/**
 * Stores a request with its attached files. The same request sent again, even under another key, gives the stored one.
 */
export async function guardar({ db, persona, ahora, audit }: Asked, pedido: Pedido) {
  const { idAfiliado, uidContext } = pedido
  if (!persona.grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const theirs = and(eq(solicitudes.uid, persona.uid), eq(solicitudes.uidContext, uidContext))
  const [before] = await db.select().from(solicitudes).where(theirs)
  if (before) return answerOf(before)
  const clave = claveDeSubida(pedido)
  const subida =
    clave === undefined
      ? undefined
      : { clave, bytes: await juntarPartes(db, { uid: persona.uid, clave }) }
  const recibidos = revisarPedido(pedido, subida)
  await quota(db, persona.uid, ahora)
  const [made] = await db
    .insert(solicitudes)
    .values({
      uid: persona.uid,
      uidContext,
      idAfiliado,
      codigoTipoCobertura: pedido.tipoCobertura.codigo,
      generadaAt: ahora,
      codigoEstado: GENERADA,
      estadoAt: ahora,
    })
    .onConflictDoNothing()
    .returning()
  if (!made)
    throw new Problem(409, 'Este cambio se está guardando.', { codigo: 'en-curso', retryAfter: 1 })
  for (const recibido of recibidos)
    await adjuntar(
      db,
      { idAfiliado, idSolicitudCobertura: made.idSolicitudCobertura, ...recibido },
      ahora,
    )
  if (clave !== undefined) await olvidarPartes(db, { uid: persona.uid, claves: [clave] })
  audit('solicitud', { resultado: 'generada', objeto: made.idSolicitudCobertura })
  return answerOf(made)
}

const answerOf = ({ idSolicitudCobertura }: typeof solicitudes.$inferSelect) => ({
  idSolicitudCobertura,
  idSolicitudCoberturaFormateado: String(idSolicitudCobertura).padStart(8, '0'),
})

/** Key of the upload with the files; undefined if the call itself contains them. */
const claveDeSubida = ({
  documentacionRequerida,
  documentacionOpcional,
  documentacionHistoriaClinica,
}: Pedido): string | undefined =>
  [...documentacionRequerida, ...documentacionOpcional, ...documentacionHistoriaClinica].find(
    ({ subido }) => subido,
  )?.subido?.clave

/**
 * All attached files with their step. Refuses a request that lacks a file that its steps require (WIZ-04 to WIZ-06).
 */
function revisarPedido(
  pedido: Pedido,
  subida: Subida | undefined,
): (Recibido & { codigo: string })[] {
  const { tipoCobertura, uidContext } = pedido
  if (uidContext === '' || uidContext.length > 100) throw new Problem(422)
  if (!tipoDeCobertura(tipoCobertura.codigo))
    throw new Problem(422, 'Debe seleccionar el tipo de cobertura')
  const steps = {
    requerida: recibir(pedido.documentacionRequerida, subida),
    opcional: recibir(pedido.documentacionOpcional, subida),
    historia: recibir(pedido.documentacionHistoriaClinica, subida),
  }
  const needed =
    tipoCobertura.codigo === CON_HISTORIA_CLINICA
      ? (['requerida', 'opcional', 'historia'] as const)
      : (['requerida'] as const)
  if (needed.some((codigo) => steps[codigo].length === 0))
    throw new Problem(422, 'Falta adjuntar documentación.')
  return Object.entries(steps).flatMap(([codigo, files]) =>
    files.map((file) => ({ ...file, codigo })),
  )
}

async function quota(db: Db, uid: number, ahora: number): Promise<void> {
  const wait = await take(db, `solicitud:${uid}`, UPLOADS, ahora)
  if (wait !== undefined)
    throw new Problem(429, 'Hoy ya enviaste muchas solicitudes. Mañana podés enviar otra.', {
      codigo: 'demasiadas-solicitudes',
      retryAfter: Math.ceil(wait / 1000),
      evento: 'limite',
    })
}

type Papel = Recibido & { idAfiliado: number; idSolicitudCobertura: number; codigo: string }

async function adjuntar(db: Db, papel: Papel, ahora: number): Promise<void> {
  const { idSolicitudCobertura, codigo: codigoDocumentacion, nombre, fojas } = papel
  const clave = await guardarArchivo(db, papel, ahora)
  await db
    .insert(documentacion)
    .values({ idSolicitudCobertura, codigoDocumentacion, nombre, fojas, clave })
}
