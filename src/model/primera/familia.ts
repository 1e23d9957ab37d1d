import type { Afiliado, Derivacion } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'
import { type Arbol, type Rama, rama } from '#model/mostrador/arbol.ts'
import {
  documento,
  iniciales,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
  tipoDeDocumento,
} from '#model/personas.ts'

import type { Datos } from './datos.ts'
import { FLECHA } from './dibujos.ts'
import { avatar, edad, icono } from './marco.ts'
import { deLaDerivacion, deLaFamilia as texts } from './texts.ts'

/** The family group, as features/afiliados draws it. */
export function familia(datos: Datos): Arbol[] {
  const { grupo, esMovil, aparato } = datos
  return [
    rama(
      'div',
      { class: 'titulo apilado' },
      rama('h1', { tabindex: '-1' }, texts.titulo),
      edad(datos),
    ),
    rama(
      'div',
      { class: 'pila' },
      rama(
        'ul',
        { class: 'integrantes' },
        ...grupo.map((uno, n) => rama('li', { class: 'tarjeta' }, ...integrante(uno, n))),
      ),
      esMovil
        ? undefined
        : rama('a', { class: 'enlace solo-mediana', href: '/tarjetas' }, icono(), texts.imprimir),
      rama('p', { class: 'tenue nota' }, texts.guardados(grupo.length, aparato)),
    ),
  ]
}

function integrante(uno: Afiliado, n: number): Rama[] {
  const fila = rama(
    'a',
    { class: 'fila', href: `/ver-afiliado/${uno.afiliado.idAfiliado}` },
    avatar(iniciales(uno), `tono-${n % 3}`),
    rama(
      'span',
      {},
      rama('span', { class: 'fuerte' }, nombreCompleto(uno)),
      rama('br'),
      rama(
        'span',
        { class: 'tenue' },
        `${relacion(uno)} · ${tipoDeDocumento(uno)} `,
        rama('span', { class: 'dato' }, documento(uno)),
      ),
      rama('br'),
      rama(
        'span',
        { class: 'tenue' },
        `${texts.numero} `,
        rama('span', { class: 'dato' }, numeroDeAfiliado(uno)),
      ),
    ),
    icono(FLECHA),
  )
  return uno.derivacion ? [fila, derivacion(uno.derivacion)] : [fila]
}

/** As the piece DerivacionBloque. */
function derivacion(suya: Derivacion): Rama {
  const { plan, provincia, desde, hasta, derivacion: titulo } = deLaDerivacion
  const { obraSocialDescripcion, sigla } = suya
  const dato = (que: string, valor: string, attrs = {}) =>
    rama('div', {}, rama('dt', { class: 'tenue' }, que), rama('dd', attrs, valor || '—'))
  return rama(
    'div',
    { class: 'derivacion info' },
    rama('h2', {}, icono(), ` ${titulo(suya.descripcionTipoDerivacion)}`),
    rama(
      'dl',
      {},
      dato(plan, sigla ? `${obraSocialDescripcion} (${sigla})` : obraSocialDescripcion),
      dato(provincia, suya.provinciaDescripcion ?? '—'),
      dato(desde, formatFecha(suya.fechaDesde), { class: 'dato' }),
      dato(hasta, formatFecha(suya.fechaHasta), { class: 'dato' }),
    ),
  )
}
