import { type Infer, array, is, nullable, number, object, optional, string } from 'superstruct'

import type { Afiliado } from '#contract/afiliados.ts'
import { deBase64 } from '#contract/base64.ts'
import type { PaseEmitido } from '#contract/extensiones/pases.ts'
import { finDe, leerPase } from '#contract/pase/cuerpo.ts'
import { FIRMA } from '#contract/pase/firmas.ts'
import type { Compose } from '#local/documento.ts'

import { afiliadoActual, grupoFamiliar } from './afiliados.ts'
import { escribir } from './arbol.ts'
import { type EstadoDelPase, cabecera, cuerpo, pie } from './mostradorVista.ts'
import { pasesEmitidos } from './pases.ts'

/** The counter's first picture as the engine keeps it: for each member what stands in the middle, with a code and without. */
type Mostrador = Infer<typeof Mostrador>
const Mostrador = object({
  propio: number(),
  integrantes: array(
    object({
      idAfiliado: number(),
      /** Until when this phone can sign; null where it never could. */
      hasta: nullable(number()),
      conCodigo: optional(string()),
      sinCodigo: string(),
    }),
  ),
})

/** The row as it was written by this version; undefined for any other. */
export const readMostrador = (value: unknown): Mostrador | undefined =>
  is(value, Mostrador) ? value : undefined

/** In the place of 'teléfono' or 'equipo': the engine does not see what it runs on. */
const APARATO = '{aparato}'

/** Made anew at each sync. */
export const componerMostrador: Compose = async (copied): Promise<Mostrador | undefined> => {
  const actual = await copied(afiliadoActual, {})
  const grupo = await copied(grupoFamiliar, {})
  const firmados = (await copied(pasesEmitidos, {}))?.value ?? []
  const familia = grupo?.value ?? (actual ? [actual.value] : [])
  const propio = (actual?.value ?? familia[0])?.afiliado.idAfiliado
  const savedAt = (grupo ?? actual)?.savedAt
  if (propio === undefined || savedAt === undefined) return undefined
  const de = (integrante: Afiliado) => {
    const { idAfiliado } = integrante.afiliado
    const hasta = finDelPase(firmados, idAfiliado)
    const html = (pase: EstadoDelPase) =>
      cuerpo({ integrante, familia, savedAt, pase, aparato: APARATO }).map(escribir).join('')
    if (hasta === undefined) return { idAfiliado, hasta: null, sinCodigo: html({ estado: 'sin' }) }
    const conCodigo = html({ estado: 'firma', hasta })
    return { idAfiliado, hasta, conCodigo, sinCodigo: html({ estado: 'vencido', hasta }) }
  }
  return { propio, integrantes: familia.map(de) }
}

/** How this phone stands with a member's pass, as far as the pass itself tells. */
export function estadoDelPase(
  pases: readonly PaseEmitido[],
  idAfiliado: number,
  now: number,
): EstadoDelPase {
  const hasta = finDelPase(pases, idAfiliado)
  if (hasta === undefined) return { estado: 'sin' }
  return { estado: now < hasta ? 'firma' : 'vencido', hasta }
}

/** Whether its key is still this phone's is found out by whoever signs: not every worker can read one. */
function finDelPase(pases: readonly PaseEmitido[], idAfiliado: number): number | undefined {
  const emitido = pases.find((pase) => pase.idAfiliado === idAfiliado)
  const bytes = emitido && deBase64(emitido.enPantalla.bytes)
  const pase = bytes && leerPase(bytes.slice(FIRMA))
  return pase?.version === 1 ? finDe(pase) : undefined
}

type Pedido = { idAfiliado: number | undefined; prestado: boolean; aparato: string; now: number }

/** What stands inside the document for one member, the person's own where nobody is named; undefined for a stranger. */
export function marcadoDelMostrador(
  { propio, integrantes }: Mostrador,
  { idAfiliado = propio, prestado, aparato, now }: Pedido,
): string | undefined {
  const quien = integrantes.find((integrante) => integrante.idAfiliado === idAfiliado)
  if (!quien) return undefined
  const { hasta, conCodigo, sinCodigo } = quien
  const firma = hasta !== null && now < hasta
  const medio = ((firma && conCodigo) || sinCodigo).replaceAll(APARATO, aparato)
  // Only what the engine wrote goes in as markup; the rest is written here, escaped.
  return [
    `<div class="mostrador claro" data-afiliado="${idAfiliado}">`,
    escribir(cabecera(prestado)),
    medio,
    escribir(pie(prestado, aparato)),
    '</div>',
  ].join('')
}
