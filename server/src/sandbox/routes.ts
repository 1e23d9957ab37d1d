import type { Hono } from 'hono'

import { buzon } from '../correo/service.ts'
import type { HttpEnv } from '../http/environment.ts'
import type { Portal } from '../portal.ts'

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const instant = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Argentina/Buenos_Aires',
})

type Mail = Awaited<ReturnType<typeof buzon>>[number]

const article = ({ para, asunto, texto, creadoAt }: Mail) =>
  `<article><h2>${escape(asunto)}</h2><p>Para ${escape(para)} · ${instant.format(creadoAt)}</p><pre>${linked(texto)}</pre></article>`

/** The text of a mail with its web addresses as links, so that a tester can follow them. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part),
    )
    .join('')
}

/** The mailbox of the mails that would have been sent. A plain page: no form, no script, no style. */
export function mountSandbox(app: Hono<HttpEnv>, { db }: Portal): void {
  app.get('/sandbox', async (context) => {
    context.set('ruta', 'GET /sandbox')
    const mails = await buzon(db)
    const list = mails.map(article).join('') || '<p>Todavía no salió ningún correo.</p>'
    return context.html(
      `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Correos de prueba</title><main><h1>Correos de prueba</h1>${list}</main></html>`,
      200,
      { 'Cache-Control': 'no-store' },
    )
  })
}
