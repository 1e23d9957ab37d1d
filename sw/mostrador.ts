import { matchPrecache } from 'workbox-precaching'

import { knownOffset } from '#local/clock.ts'
import type { Device } from '#local/device.ts'
import { MOSTRADOR } from '#local/names.ts'
import type { SesionAbierta } from '#local/salida.ts'
import { isLeftAlone } from '#local/shared.ts'
import { marcadoDelMostrador, readMostrador } from '#model/mostradorCompuesto.ts'

const DIRECCION = /^\/mostrador(?:\/(\d{1,15}))?\/?$/

/**
 * The counter's document with the data of whoever is signed in; undefined where another page belongs. While the phone is
 * lent it is the answer to every address.
 */
export async function counterFor(
  device: Device,
  session: SesionAbierta,
  pathname: string,
): Promise<Response | undefined> {
  const { prestado, correoConfirmado, generation } = session
  const found = DIRECCION.exec(pathname)
  if (!correoConfirmado || (!found && prestado === undefined)) return undefined
  if (isLeftAlone(session, Date.now())) return undefined
  const [owner, row, offset, template] = await Promise.all([
    device.lectura.dueno.get('actual'),
    device.lectura.documentos.get(MOSTRADOR),
    knownOffset(device),
    matchPrecache('/mostrador.html'),
  ])
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
