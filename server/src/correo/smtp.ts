import { createTransport } from 'nodemailer'

import { enHtml } from '../base/html.ts'
import type { Enviar } from './despacho.ts'
import { firmado } from './texts.ts'

const PATIENCE_MS = 20_000
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Sends through a mail server; encrypted, except on this machine. */
export function porSmtp(
  { url, from }: { url: string; from: string },
  { enlaces, nombre }: { enlaces: string; nombre: string },
): Enviar {
  const { hostname } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: url.startsWith('smtp:') && !OWN_MACHINE.test(hostname),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = new URL(enlaces).hostname
  return async ({ mensaje, para, asunto, texto: carta, creadoAt }, adjuntos) => {
    const texto = firmado(carta, nombre)
    await transport.sendMail({
      from: { name: nombre, address: from },
      to: { name: '', address: para },
      subject: asunto,
      text: texto,
      html: enHtml(texto),
      attachments: adjuntos.map(({ bytes, type, name }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      })),
      date: new Date(creadoAt),
      messageId: `<${mensaje}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
