import type { Hono } from 'hono'

import type { Web } from '../base/portal.ts'
import type { HttpEnv } from './environment.ts'

const DAY = 24 * 3_600_000
/** Expiry date in the file; readers fetch it again long before. */
const GOOD_FOR = 90 * DAY

/** Where to report a weakness (RFC 9116). Only with a contact of the insurer: an invented one would reach no reader. */
export function mountSecurityTxt(app: Hono<HttpEnv>, { config, clock }: Web): void {
  const { contactoDeSeguridad: contacto, publicUrl } = config
  if (!contacto) return
  app.get('/.well-known/security.txt', (context) => {
    const until = new Date(Math.floor((clock() + GOOD_FOR) / DAY) * DAY).toISOString()
    const lines = [
      `Contact: ${contacto}`,
      `Expires: ${until}`,
      'Preferred-Languages: es',
      ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ]
    return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' })
  })
}
