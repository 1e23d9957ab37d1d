import { asc, desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { diaDe } from '#formato/instantes.ts'
import { formatNumeroAfiliado } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import { escape } from '../base/html.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import { cambiarClave, clavesDeFirma } from '../firmas/puerta.ts'
import type { HttpEnv } from '../http/environment.ts'
import { afiliados, personasFisicas, suPersona } from '../padron/puerta.ts'

const LISTED = 20

/** Demo members to remove and restore, and the signing key to change: to try the results of a card check. */
export async function credenciales(db: Db): Promise<string> {
  const rows = await db
    .select({ member: afiliados, persona: personasFisicas })
    .from(afiliados)
    .innerJoin(...suPersona)
    .orderBy(asc(afiliados.numeroAfiliado), asc(afiliados.orden))
    .limit(LISTED)
  const lines = rows.map(({ member, persona }) => {
    const who = `${persona.nombre} ${persona.apellido} · ${formatNumeroAfiliado(member.numeroAfiliado, member.orden)}`
    const [state, act, words] = member.activo
      ? ['activa', 'baja', 'Dar de baja']
      : ['de baja', 'alta', 'Volver a dar de alta']
    return `<li>${escape(who)} · ${state} · <a href="/sandbox/afiliados/${member.idAfiliado}/${act}">${words}</a></li>`
  })
  const [last] = await db
    .select()
    .from(clavesDeFirma)
    .where(eq(clavesDeFirma.uso, 'pase'))
    .orderBy(desc(clavesDeFirma.firmaDesdeAt))
  const clave = last ? `La última clave de firma es la ${last.kid}.` : 'Todavía no hay clave.'
  return `<h2 id="credenciales">Para probar la credencial</h2><ul>${lines.join('')}</ul><p>${clave} <a href="/sandbox/clave">Cambiar la clave de firma</a></p>`
}

/** Links instead of forms: this server's policy blocks forms. */
export function mountCredenciales(app: Hono<HttpEnv>, portal: Portal): void {
  const { db, clock } = portal
  app.get('/sandbox/afiliados/:id/:que{alta|baja}', async (context) => {
    context.set('ruta', 'GET /sandbox/afiliados/{id}/{que}')
    const { id, que } = context.req.param()
    const activo = que === 'alta'
    const idAfiliado = /^\d{1,9}$/.test(id) ? Number(id) : 0
    const done = await db
      .update(afiliados)
      .set({ activo, fechaBaja: activo ? null : diaDe(clock()) })
      .where(eq(afiliados.idAfiliado, idAfiliado))
      .returning({ idAfiliado: afiliados.idAfiliado })
    if (done.length === 0) throw new Problem(404)
    return context.redirect('/sandbox#credenciales', 303)
  })
  app.get('/sandbox/clave', async (context) => {
    context.set('ruta', 'GET /sandbox/clave')
    await cambiarClave(portal, 'pase', clock())
    return context.redirect('/sandbox#credenciales', 303)
  })
}
