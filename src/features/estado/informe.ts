import { producto } from '#contract/producto.ts'
import type { Sistema } from '#contract/soporte.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import type { Actualizada } from '#model/estado.ts'

import type { Renglon } from './renglones.ts'
import { texts } from './texts.ts'

/** Operating system by the user agent. An iPad reports itself as a Mac; here that makes no difference. */
export function sistemaDe(agente: string): Sistema {
  if (/Android/.test(agente)) return 'Android'
  if (/iPhone|iPad|iPod/.test(agente)) return 'iPhone'
  if (/Windows/.test(agente)) return 'Windows'
  if (/Mac/.test(agente)) return 'Mac'
  return /Linux|X11/.test(agente) ? 'Linux' : 'otro'
}

type Datos = {
  codigo: string
  renglones: readonly Renglon[]
  partes: readonly Actualizada[]
  agente: string
  now: number
}

/** Text for the help desk: state of the phone, without personal data. Keys of copies contain ids, so they are left out. */
export function textoDe({ codigo, renglones, partes, agente, now }: Datos): string {
  return [
    `${producto.nombre} ${producto.version}`,
    `${texts.codigo}: ${codigo}`,
    texts.revisado(cuandoYHora(now, now)),
    agente,
    '',
    ...renglones.map(({ titulo, detalle, valor, como }) =>
      [
        `${titulo}:`,
        [valor, detalle].filter(Boolean).join(', '),
        como === 'bien' ? '' : `[${texts.como[como]}]`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    '',
    texts.actualizacion,
    ...partes.map(({ titulo, at, falla }) =>
      [
        `${titulo}:`,
        at === undefined ? texts.nunca : cuandoYHora(at, now),
        ...(falla ? [`(${texts.fallo(cuandoYHora(falla.failedAt, now))}, ${falla.kind})`] : []),
      ].join(' '),
    ),
    '',
  ].join('\n')
}
