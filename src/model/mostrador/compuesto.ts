import { diaDe } from '#formato/instantes.ts'
import type { Prestado } from '#local/session/prestamo.ts'

import { escribir, rama } from './arbol.ts'
import type { Mostrador } from './fila.ts'
import { vistaDeRecetas } from './recetas.ts'
import { CODIGO } from './texts.ts'
import { cabecera, pie } from './vista.ts'

/** Placeholder for 'teléfono' or 'equipo': the engine does not know its device. */
export const APARATO = '{aparato}'
/** Placeholder for the prescriptions: the engine does not know the day on which they will be shown. */
export const RECETAS = '{recetas}'

type Mostrado = NonNullable<ReturnType<typeof enElMostrador>>

/** Member of the counter (by default the signed-in person), and whether this phone signs for them; undefined for a stranger. */
export function enElMostrador(
  { propio, integrantes }: Mostrador,
  { idAfiliado = propio, now }: { idAfiliado: number | undefined; now: number },
) {
  const quien = integrantes.find((integrante) => integrante.idAfiliado === idAfiliado)
  const firma = quien !== undefined && quien.hasta !== null && now < quien.hasta
  return quien && { idAfiliado, quien, firma, hoy: diaDe(now) }
}

/** Markup of the document for one member. */
export function marcadoDelMostrador(
  { idAfiliado, quien, firma, hoy }: Mostrado,
  { prestado, aparato }: { prestado: Prestado | undefined; aparato: string },
): string {
  const { conCodigo, sinCodigo, recetas } = quien
  const medio = ((firma && conCodigo) || sinCodigo)
    .replaceAll(APARATO, aparato)
    .replace(RECETAS, () => (recetas ? escribir(vistaDeRecetas(recetas, hoy)) : ''))
  // Only the engine's markup is inserted unescaped; the rest is built here, escaped.
  return [
    `<div class="mostrador claro" data-afiliado="${idAfiliado}">`,
    escribir(cabecera(prestado !== undefined)),
    prestado === 'uno' ? '' : quien.otros,
    medio,
    escribir(pie(prestado !== undefined, aparato)),
    '</div>',
  ].join('')
}

/** The empty frame, without a member. */
export const SIN_DATOS = `<div class="mostrador claro">${escribir(cabecera(false))}</div>`

/** A code as invisible markup: the document's script puts it into its box, with a known size (app/mostrador/primero.ts). */
export function marcadoDelCodigo({ size, d }: { size: number; d: string }): string {
  const attrs = {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': CODIGO,
    'shape-rendering': 'crispEdges',
  }
  return escribir(rama('template', {}, rama('svg', attrs, rama('path', { d }))))
}
