import { diaDe } from '#formato/instantes.ts'
import type { Prestado } from '#local/session/prestamo.ts'

import { escribir, rama } from './arbol.ts'
import type { Mostrador } from './fila.ts'
import { vistaDeRecetas } from './recetas.ts'
import { CODIGO } from './textos.ts'
import { cabecera, pie } from './vista.ts'

/** In the place of 'teléfono' or 'equipo': the engine does not see what it runs on. */
export const APARATO = '{aparato}'
/** Where the prescriptions go: the engine does not know on which day they will be shown. */
export const RECETAS = '{recetas}'

type Mostrado = NonNullable<ReturnType<typeof enElMostrador>>

/** Whose counter is asked for, the person's own where nobody is named, and whether this phone signs for them; undefined for a stranger. */
export function enElMostrador(
  { propio, integrantes }: Mostrador,
  { idAfiliado = propio, now }: { idAfiliado: number | undefined; now: number },
) {
  const quien = integrantes.find((integrante) => integrante.idAfiliado === idAfiliado)
  const firma = quien !== undefined && quien.hasta !== null && now < quien.hasta
  return quien && { idAfiliado, quien, firma, hoy: diaDe(now) }
}

/** What stands inside the document for one member. */
export function marcadoDelMostrador(
  { idAfiliado, quien, firma, hoy }: Mostrado,
  { prestado, aparato }: { prestado: Prestado | undefined; aparato: string },
): string {
  const { conCodigo, sinCodigo, recetas } = quien
  const medio = ((firma && conCodigo) || sinCodigo)
    .replaceAll(APARATO, aparato)
    .replace(RECETAS, () => (recetas ? escribir(vistaDeRecetas(recetas, hoy)) : ''))
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
    'aria-label': CODIGO,
    'shape-rendering': 'crispEdges',
  }
  return escribir(rama('template', {}, rama('svg', attrs, rama('path', { d }))))
}
