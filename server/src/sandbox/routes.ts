import type { Hono } from 'hono'

import { escape, linked } from '../correo/html.ts'
import { buzon } from '../correo/service.ts'
import type { HttpEnv } from '../http/environment.ts'
import type { Portal } from '../portal.ts'
import { credenciales, mountCredenciales } from './credenciales.ts'
import { sinCuenta } from './sinCuenta.ts'

const instant = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Argentina/Buenos_Aires',
})

type Mail = Awaited<ReturnType<typeof buzon>>[number]

/** What a tester types into the account wizard, and what its questions ask for. */
function invitation(fila: Awaited<ReturnType<typeof sinCuenta>>): string {
  if (!fila) return ''
  const lines = [
    `CUIL ${fila.cuil}`,
    `Nombre ${fila.nombre} · Apellido ${fila.apellido}`,
    `Nacimiento ${fila.fechaNacimiento.split('-').toReversed().join('/')} · Sexo ${fila.sexo}`,
    `Cobertura desde ${fila.anio} · El número de afiliado termina en ${fila.final}`,
    `Cumpleaños del grupo familiar: ${fila.meses.join(', ')} · Son ${fila.meses.length}`,
  ]
  return `<h2>Para probar «Crear cuenta»</h2><ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`
}

const article = ({ para, asunto, texto, creadoAt }: Mail) =>
  `<article><h2>${escape(asunto)}</h2><p>Para ${escape(para)} · ${instant.format(creadoAt)}</p><pre>${linked(texto)}</pre></article>`

/** The mailbox of the mails that would have been sent, and what can be tried. A plain page: no form, no script, no style. */
export function mountSandbox(app: Hono<HttpEnv>, portal: Portal): void {
  const { db } = portal
  mountCredenciales(app, portal)
  app.get('/sandbox', async (context) => {
    context.set('ruta', 'GET /sandbox')
    const mails = await buzon(db)
    const alta = invitation(await sinCuenta(db))
    const pases = await credenciales(db)
    const list = mails.map(article).join('') || '<p>Todavía no salió ningún correo.</p>'
    return context.html(
      `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Correos de prueba</title><main><h1>Correos de prueba</h1>${list}${alta}${pases}</main></html>`,
      200,
      { 'Cache-Control': 'no-store' },
    )
  })
}
