import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { repartir } from '../base/repartir.ts'
import type { WithoutCalls } from '../http/area.ts'
import { colaDeCorreos, createCorreos } from './despacho.ts'
import { correos } from './tables.ts'

export const manifest: WithoutCalls = {
  seed: () => import('./semilla.ts'),
  cleanUp: async (borrar, now) => {
    await borrar(correos, lt(correos.creadoAt, now - 90 * DAY_MS))
  },
  queue: colaDeCorreos,
  // Without a mail server, mails stay in the database; the demo shows them in its mailbox.
  service: async ({ db, log, clock, config, adjuntosDe }) => {
    const { smtp, enlaces, sandbox: guardarTexto, proveedor } = config
    if (!smtp) {
      if (!config.sandbox) log.warn('SMTP_URL is not set: mails are kept and not sent')
      return undefined
    }
    const { porSmtp } = await import('./smtp.ts')
    const enviar = porSmtp(smtp, { enlaces, nombre: proveedor.nombre })
    return repartir(createCorreos({ db, log, clock, enviar, guardarTexto, adjuntosDe }), log)
  },
}
