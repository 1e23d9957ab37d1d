import { matchPrecache } from 'workbox-precaching'

import { knownOffset } from '#local/clock.ts'
import type { Device } from '#local/device.ts'
import { MOSTRADOR } from '#local/names.ts'
import type { SesionAbierta } from '#local/salida.ts'
import { isLeftAlone } from '#local/shared.ts'
import { marcadoDelMostrador, readMostrador } from '#model/mostradorCompuesto.ts'

const DIRECCION = /^\/mostrador(?:\/(\d{1,15}))?\/?$/

/** All that the counter's document is made of; asked for while the session is still being read. */
function readParts(device: Device) {
  const { dueno, documentos } = device.lectura
  return Promise.all([
    dueno.get('actual'),
    documentos.get(MOSTRADOR),
    knownOffset(device),
    matchPrecache('/mostrador.html'),
  ])
}

/** Begins to read where the address is the counter's own; elsewhere only a lent phone needs it. */
export function counterAt(device: Device, pathname: string) {
  const found = DIRECCION.exec(pathname)
  const early = found ? readParts(device).catch(() => undefined) : undefined
  /**
   * The counter's document with the data of whoever is signed in; undefined where another page belongs. While the phone
   * is lent it is the answer to every address.
   */
  return async (session: SesionAbierta): Promise<Response | undefined> => {
    const { prestado, correoConfirmado, generation } = session
    if (!correoConfirmado || (!found && prestado === undefined)) return undefined
    if (isLeftAlone(session, Date.now())) return undefined
    const parts = await (early ?? readParts(device))
    if (!parts) return undefined
    const [owner, row, offset, template] = parts
    const mostrador = readMostrador(row?.value)
    if (owner?.generation !== generation || !mostrador || !template) return undefined
    const named = found?.[1]
    const marcado = marcadoDelMostrador(mostrador, {
      idAfiliado: named === undefined ? prestado : Number(named),
      prestado: prestado !== undefined,
      aparato: esMovil() ? 'teléfono' : 'equipo',
      now: Date.now() + offset,
    })
    return marcado === undefined ? undefined : filled(template, marcado)
  }
}

/** The same headers as the document that the server sent, its policy among them; but nobody may keep this one. */
async function filled(template: Response, marcado: string): Promise<Response> {
  const html = (await template.text()).replace('<!--mostrador-->', () => marcado)
  const headers = new Headers(template.headers)
  for (const of of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(of)
  headers.set('Cache-Control', 'no-store')
  return new Response(html, { headers })
}

/** As ui/esMovil.ts, of which a worker sees the half. */
function esMovil(): boolean {
  const { userAgent, userAgentData } = navigator as { userAgent: string } & {
    userAgentData?: { mobile: boolean }
  }
  return userAgentData?.mobile === true || /Android|iPhone|iPad|iPod|Mobile/.test(userAgent)
}
