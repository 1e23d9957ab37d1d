import type { Hono } from 'hono'

import type { Portal } from '../base/portal.ts'
import type { HttpContext, HttpEnv } from '../http/environment.ts'
import { audit } from '../http/failure.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { frenar } from './service.ts'

const PATH = '/v1/portal/frenar/:token'
// Page that a mail links to, opened on any device: no scripts, and one button that leads back to this server.
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`

const QUESTION = page(
  'Frenar el cambio',
  '<p>Alguien pidió cambiar la contraseña y el correo de tu cuenta. Si no fuiste vos, frenalo.</p><form method="post"><button>Frenar el cambio</button></form>',
)
const STOPPED = page(
  'El cambio se frenó',
  '<p>Nadie puede entrar con lo que se pidió. Para seguir usando el portal, entrá con tu contraseña; si no funciona, elegí «Olvidé mi contraseña» y recuperala con este correo.</p><p>Si te llegó otro aviso de un cambio que no pediste, frenalo también.</p>',
)
const USELESS = page(
  'Este enlace ya no sirve',
  '<p>Se usó antes, o pasó más de una semana. Si algo no está bien, avisá en una delegación.</p>',
)

/** Shows the page of the link. Opening it changes nothing, because mail programs open links to check them. */
export function mountFreno(app: Hono<HttpEnv>, portal: Portal): void {
  const about = async (context: HttpContext) => {
    context.set('ruta', `${context.req.method} ${PATH}`)
    const { db, clock } = portal
    await contarDireccion({ db, portal, ahora: clock(), direccion: context.get('direccion') })
  }
  app.get(PATH, async (context) => {
    await about(context)
    return context.html(QUESTION, 200, HEADERS)
  })
  app.post(PATH, async (context) => {
    await about(context)
    const stopped = await frenar(portal, context.req.param('token'), portal.clock())
    audit(context, portal, 'freno', { resultado: stopped ? 'bien' : 'mal' })
    return context.html(stopped ? STOPPED : USELESS, stopped ? 200 : 410, HEADERS)
  })
}
