import type { Hono } from 'hono'

import type { Config } from '../base/environment.ts'
import type { Portal } from '../base/portal.ts'
import type { HttpEnv } from '../http/environment.ts'
import { estaAbierta } from './service.ts'

const PATH = '/v1/portal/videoconsulta/:sala'

/** Uses the portal's public address if it is set, else an address on this host. */
export const direccionDeSala = ({ publicUrl }: Pick<Config, 'publicUrl'>, sala: string) =>
  `${publicUrl}/v1/portal/videoconsulta/${sala}`

const page = (title: string, text: string) =>
  `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`

const OPEN = page(
  'Sala de espera',
  'Ya estás en la sala. El profesional te va a llamar por acá: dejá esta página abierta.',
)
const CLOSED = page(
  'Esta sala ya cerró',
  'El enlace sirve durante media hora. Pedí otro desde Teleconsulta, en el portal.',
)

/** Page behind a video consultation's link: the reference provider has a waiting room but no doctors. */
export function mountSala(app: Hono<HttpEnv>, { db, clock }: Portal): void {
  app.get(PATH, async (context) => {
    context.set('ruta', `GET ${PATH}`)
    const open = await estaAbierta(db, context.req.param('sala'), clock())
    return context.html(open ? OPEN : CLOSED, open ? 200 : 410, { 'Cache-Control': 'no-store' })
  })
}
