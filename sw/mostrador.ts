import { matchPrecache } from 'workbox-precaching'

import type { EnQr } from '#contract/pase/codigo.ts'
import { DE_LA_PERSONA, firmanteDe, readDelTelefono } from '#local/firmante.ts'
import { guardados } from '#local/guardados.ts'
import type { Dueno } from '#local/lectura.ts'
import { isLeftAlone } from '#local/leftAlone.ts'
import { BASES, MOSTRADOR } from '#local/names.ts'
import type { SesionAbierta } from '#local/salida.ts'
import {
  enElMostrador,
  marcadoDelCodigo,
  marcadoDelMostrador,
  readMostrador,
} from '#model/mostradorCompuesto.ts'
import { qrFijo } from '#qr/qrFijo.ts'

declare const self: ServiceWorkerGlobalScope

const DIRECCION = /^\/mostrador(?:\/(\d{1,15}))?\/?$/
const DE_LECTURA = [['dueno', 'actual'], ['documentos', MOSTRADOR], ...DE_LA_PERSONA] as const

/** All that the counter's document is made of; asked for while the session is still being read. */
const readParts = () =>
  Promise.all([
    guardados(BASES.lectura, DE_LECTURA),
    readDelTelefono(self.location.origin),
    matchPrecache('/mostrador.html'),
  ])

/** Begins to read where the address is the counter's own; elsewhere only a lent phone needs it. */
export function counterAt(pathname: string) {
  const found = DIRECCION.exec(pathname)
  const early = found ? readParts().catch(() => undefined) : undefined
  /**
   * The counter's document with the data of whoever is signed in; undefined where another page belongs. While the phone
   * is lent it is the answer to every address.
   */
  return async (session: SesionAbierta): Promise<Response | undefined> => {
    const { prestado, correoConfirmado, generation } = session
    if (!correoConfirmado || (!found && prestado === undefined)) return undefined
    if (isLeftAlone(session, Date.now())) return undefined
    const parts = await (early ?? readParts())
    if (!parts) return undefined
    const [[owner, row, ...deLaPersona], telefono, template] = parts
    const mostrador = readMostrador((row as { value: unknown } | undefined)?.value)
    if ((owner as Dueno | undefined)?.generation !== generation || !mostrador || !template)
      return undefined
    const named = found?.[1]
    const mostrado = enElMostrador(mostrador, {
      idAfiliado: named === undefined ? prestado : Number(named),
      now: Date.now() + telefono.offset,
    })
    if (!mostrado) return undefined
    const marcado = marcadoDelMostrador(mostrado, {
      prestado: prestado !== undefined,
      aparato: esMovil() ? 'teléfono' : 'equipo',
    })
    const firmar = mostrado.firma
      ? firmanteDe(deLaPersona, telefono, mostrado.idAfiliado)
      : undefined
    return filled(template, marcado, firmar)
  }
}

/**
 * The same headers as the document that the server sent, its policy among them; but nobody may keep this one. The browser
 * shows its text while the code that follows is still being signed.
 */
async function filled(
  template: Response,
  marcado: string,
  firmar: (() => Promise<EnQr>) | undefined,
): Promise<Response> {
  const html = (await template.text()).replace('<!--mostrador-->', () => marcado)
  const [text = '', end = ''] = html.split('<!--codigo-->')
  const headers = new Headers(template.headers)
  for (const of of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(of)
  headers.set('Cache-Control', 'no-store')
  const { readable, writable } = new TextEncoderStream()
  const writer = writable.getWriter()
  const write = async () => {
    await writer.write(text)
    // Not every browser lets a worker use the key: the document's own script will try.
    const codigo = await firmar?.().then(qrFijo, () => undefined)
    await writer.write((codigo ? marcadoDelCodigo(codigo) : '') + end)
    await writer.close()
  }
  void write().catch(() => undefined) // whoever asked has gone
  return new Response(readable, { headers })
}

/** As ui/esMovil.ts, of which a worker sees the half. */
function esMovil(): boolean {
  const { userAgent, userAgentData } = navigator as { userAgent: string } & {
    userAgentData?: { mobile: boolean }
  }
  return userAgentData?.mobile === true || /Android|iPhone|iPad|iPod|Mobile/.test(userAgent)
}
