import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Hono } from 'hono'

import { RECETA_CRONICA } from '#contract/notificaciones.ts'

import type { Db } from '../base/database.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { HttpEnv } from '../http/environment.ts'
import { notificar } from '../notificaciones/puerta.ts'
import { afiliados, suAfiliado } from '../padron/puerta.ts'
import { recetasCronicas } from '../recetasCronicas/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'

const PATH = '/sandbox/receta-lista'
const AUTORIZADA = 300
const LISTA = 305

export const RECETA_LISTA = `<h2>Para probar los avisos de recetas</h2><p><a href="${PATH}">Dejar lista en la farmacia la próxima receta crónica</a></p>`

/** Acts as the pharmacy: marks the next chronic prescription as ready and notifies the family's accounts. */
export function mountRecetaLista(app: Hono<HttpEnv>, { db, clock }: Portal): void {
  app.get(PATH, async (context) => {
    context.set('ruta', `GET ${PATH}`)
    const done = await db.transaction((tx) => dejarLista(tx, clock()))
    if (!done) throw new Problem(404)
    return context.redirect('/sandbox', 303)
  })
}

async function dejarLista(tx: Db, ahora: number): Promise<boolean> {
  const own = alias(afiliados, 'propio')
  const [found] = await tx
    .select({
      numero: recetasCronicas.numeroRecetario,
      idAfiliado: recetasCronicas.idAfiliado,
      uid: usuarios.uid,
    })
    .from(recetasCronicas)
    .innerJoin(...suAfiliado(recetasCronicas.idAfiliado))
    .innerJoin(own, eq(own.idGrupo, afiliados.idGrupo))
    .innerJoin(usuarios, eq(usuarios.idAfiliado, own.idAfiliado))
    .where(eq(recetasCronicas.codigoEstado, AUTORIZADA))
    .orderBy(asc(recetasCronicas.numeroRecetario))
    .limit(1)
  if (!found) return false
  const { numero, idAfiliado, uid } = found
  await tx
    .update(recetasCronicas)
    .set({ codigoEstado: LISTA })
    .where(eq(recetasCronicas.numeroRecetario, numero))
  await notificar(
    tx,
    {
      uid,
      idAfiliado,
      idSolicitud: numero,
      tipoNotificacion: 'Receta médica crónica',
      numeroNotificacion: String(numero),
      codigoTipoNotificacion: RECETA_CRONICA,
    },
    ahora,
  )
  return true
}
