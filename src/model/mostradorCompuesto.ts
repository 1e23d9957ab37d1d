import { type Infer, array, is, nullable, number, object, optional, string } from 'superstruct'

import type { Prestado } from '#local/prestamo.ts'

import { escribir, rama } from './arbol.ts'
import { textos } from './mostradorTextos.ts'
import { cabecera, pie } from './mostradorVista.ts'

/** The counter's first picture as the engine keeps it: for each member what stands in the middle, with a code and without. */
export type Mostrador = Infer<typeof Mostrador>
const Mostrador = object({
  propio: number(),
  integrantes: array(
    object({
      idAfiliado: number(),
      /** The way to the others, where there are any: not shown on a phone that was lent for one. */
      otros: string(),
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
export const APARATO = '{aparato}'

type Mostrado = NonNullable<ReturnType<typeof enElMostrador>>

/** Whose counter is asked for, the person's own where nobody is named, and whether this phone signs for them; undefined for a stranger. */
export function enElMostrador(
  { propio, integrantes }: Mostrador,
  { idAfiliado = propio, now }: { idAfiliado: number | undefined; now: number },
) {
  const quien = integrantes.find((integrante) => integrante.idAfiliado === idAfiliado)
  return quien && { idAfiliado, quien, firma: quien.hasta !== null && now < quien.hasta }
}

/** What stands inside the document for one member. */
export function marcadoDelMostrador(
  { idAfiliado, quien, firma }: Mostrado,
  { prestado, aparato }: { prestado: Prestado | undefined; aparato: string },
): string {
  const medio = ((firma && quien.conCodigo) || quien.sinCodigo).replaceAll(APARATO, aparato)
  // Only what the engine wrote goes in as markup; the rest is written here, escaped.
  return [
    `<div class="mostrador claro" data-afiliado="${idAfiliado}">`,
    escribir(cabecera(prestado !== undefined)),
    prestado === 'uno' ? '' : quien.otros,
    medio,
    escribir(pie(prestado !== undefined, aparato)),
    '</div>',
  ].join('')
}

/** The frame without anybody in it. */
export const SIN_DATOS = `<div class="mostrador claro">${escribir(cabecera(false))}</div>`

/** A code as markup that does not show: the document's script puts it into its box, whose size it knows (app/mostrador/primero.ts). */
export function marcadoDelCodigo({ size, d }: { size: number; d: string }): string {
  const attrs = {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': textos.qr,
    'shape-rendering': 'crispEdges',
  }
  return escribir(rama('template', {}, rama('svg', attrs, rama('path', { d }))))
}
