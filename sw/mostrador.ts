import type { EnQr } from '#contract/pase/codigo.ts'
import { guardados } from '#local/bases/guardados.ts'
import type { Dueno } from '#local/bases/lectura.ts'
import { BASES, MOSTRADOR } from '#local/bases/names.ts'
import type { SesionAbierta } from '#local/bases/salida.ts'
import { DE_LA_PERSONA, firmanteDe, readDelTelefono } from '#local/pase/firmante.ts'
import { isLeftAlone } from '#local/session/leftAlone.ts'
import { aQuien, prestamoDe } from '#local/session/prestamo.ts'
import {
  SIN_DATOS,
  enElMostrador,
  marcadoDelCodigo,
  marcadoDelMostrador,
} from '#model/mostrador/compuesto.ts'
import { readMostrador } from '#model/mostrador/fila.ts'
import { qrFijo } from '#qr/qrFijo.ts'

import { aparato } from './esMovil.ts'
import { rings } from './files.ts'
import { headersOf } from './headersOf.ts'
import { LATE, inTime } from './inTime.ts'

declare const self: ServiceWorkerGlobalScope

/** The counter's document waits up to a second longer for its data than other pages do. */
const AT_A_COUNTER = 2000

const DIRECCION = /^\/mostrador(?:\/(\d{1,15}))?\/?$/
const DE_LECTURA = [['dueno', 'actual'], ['cuadros', MOSTRADOR], ...DE_LA_PERSONA] as const

/** Content of the counter's document, and the function that signs its code if this phone can sign. */
type Hecho = { marcado: string; firmar: (() => Promise<EnQr>) | undefined }

/**
 * The member in a counter's address: [number], or [undefined] for the signed-in person; undefined if the address is no
 * counter.
 */
export const counterIn = (pathname: string) => DIRECCION.exec(pathname)?.slice(1)

/** Card of the signed-in person, or of the member that the phone is lent for; undefined if there is none to show. */
async function made(reading: Promise<SesionAbierta | undefined>, named: string | undefined) {
  const rows = guardados(BASES.lectura, DE_LECTURA)
  const [session, [owner, row, ...deLaPersona], telefono] = await Promise.all([
    reading,
    rows,
    readDelTelefono(self.location.origin),
  ])
  if (!session?.correoConfirmado || isLeftAlone(session, Date.now())) return undefined
  const mostrador = readMostrador((row as { value: unknown } | undefined)?.value)
  if ((owner as Dueno | undefined)?.generation !== session.generation || !mostrador)
    return undefined
  const prestamo = prestamoDe(session)
  const mostrado = enElMostrador(mostrador, {
    idAfiliado: aQuien(named, prestamo),
    now: Date.now() + telefono.offset,
  })
  if (!mostrado) return undefined
  const marcado = marcadoDelMostrador(mostrado, {
    prestado: prestamo?.a,
    aparato: aparato(),
  })
  const firmar = mostrado.firma ? firmanteDe(deLaPersona, telefono, mostrado.idAfiliado) : undefined
  return { marcado, firmar } satisfies Hecho
}

/**
 * The counter's document. Its headers are sent first, so that the browser starts the page; meanwhile the rows are read,
 * and the text is shown while the code is being signed. Without a stored card the document is only the frame, and the
 * portal, which it loads, shows the rest. Undefined if the installation has no such document.
 */
export async function counterPage(
  reading: () => Promise<SesionAbierta | undefined>,
  named: string | undefined,
): Promise<Response | undefined> {
  const template = await rings.kept('/mostrador.html')
  if (!template) return undefined
  const making = inTime(made(reading(), named), AT_A_COUNTER).catch(() => undefined)
  const { readable, writable } = new TextEncoderStream()
  const writer = writable.getWriter()
  const write = async () => {
    const [head = '', rest = ''] = (await template.text()).split('<!--mostrador-->')
    const [middle = '', end = ''] = rest.split('<!--codigo-->')
    await writer.write(head)
    const said = await making
    const hecho = said === LATE ? undefined : said
    await writer.write((hecho?.marcado ?? SIN_DATOS) + middle)
    // Not every browser lets a worker use the signing key: then the document's own script tries.
    const codigo = await hecho
      ?.firmar?.()
      .then(qrFijo)
      .catch(() => undefined)
    await writer.write((codigo ? marcadoDelCodigo(codigo) : '') + end)
    await writer.close()
  }
  // The page was closed, or reading failed: then the page must not wait for the end.
  void write().catch((error: unknown) => writer.abort(error).catch(() => undefined))
  return new Response(readable, { headers: headersOf(template) })
}
