import type { Afiliado } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'
import { venceEn } from '#formato/vencimiento.ts'
import { direccionDelMostrador } from '#model/mostrador.ts'
import { type Arbol, type Rama, rama } from '#model/mostrador/arbol.ts'
import {
  type EnSuOrden,
  documento,
  nombreCompleto,
  nombreEntre,
  numeroDeAfiliado,
  primerNombre,
  propioPrimero,
  relacion,
} from '#model/personas.ts'
import type { Recordatorio } from '#model/recetas/recordatorios.ts'

import type { Datos } from './datos.ts'
import { FLECHA, GENTE, HOJA, PASTILLA, QR, TELEFONO, VIDEO } from './dibujos.ts'
import { SIN_PORTAL, edad, icono } from './marco.ts'
import { nuevaSolicitud } from './nuevaSolicitud.ts'
import { novedades as deNovedades, deInicio as texts } from './texts.ts'

const A_LA_VISTA = 3

/** Home, as features/inicio draws it. */
export function inicio(datos: Datos): Arbol[] {
  const { yo, grupo } = datos
  const nuevas = novedades(datos)
  const recuerda = recordatorios(datos)
  const saludo = yo ? texts.hola(primerNombre(yo)) : texts.sinNombre
  return [
    rama('div', { class: 'titulo' }, rama('h1', { tabindex: '-1' }, saludo), edad(datos)),
    caja(
      nuevas || recuerda ? 'inicio con-lo-nuevo' : 'inicio',
      caja(
        'pila',
        caja(
          'los-suyos',
          rama(
            'ul',
            { class: 'carrusel', 'aria-label': texts.integrantes },
            ...propioPrimero(grupo, yo).map((uno) =>
              rama('li', { class: 'tarjeta' }, ...tarjeta(uno)),
            ),
          ),
          grupo.length > 1 ? puntos(grupo.length) : undefined,
        ),
        caja('lo-nuevo', alMostrador(), nuevas, recuerda),
      ),
      caja('que-necesitas', rama('h2', { class: 'seccion' }, texts.necesitas), rapidas(datos)),
    ),
  ]
}

const caja = (clase: string, ...hijos: (Rama | undefined)[]) =>
  rama('div', { class: clase }, ...hijos)

function tarjeta({ integrante, tono, propio }: EnSuOrden): Rama[] {
  const { idAfiliado } = integrante.afiliado
  const nombre = nombreCompleto(integrante)
  const dato = (que: string, valor: string) =>
    rama('div', {}, rama('dt', {}, que), rama('dd', { class: 'dato' }, valor))
  const suNombre = rama('span', { class: 'oculto' }, texts.de(nombre))
  const clase = propio ? 'primario' : 'contorno'
  return [
    rama(
      'div',
      { class: `frente tono-${tono % 3}` },
      arcos(),
      rama('p', {}, relacion(integrante)),
      rama('h2', {}, nombre),
      rama(
        'dl',
        {},
        dato(texts.numero, numeroDeAfiliado(integrante)),
        dato(texts.documento, documento(integrante)),
      ),
      rama(
        'a',
        { class: 'ver', href: propio ? '/perfil' : `/ver-afiliado/${idAfiliado}` },
        rama('span', {}, ...(propio ? [texts.verPerfil] : [texts.verAfiliado, suNombre])),
        icono(FLECHA),
      ),
    ),
    // A link to the counter until the portal runs, which opens the card over the page.
    rama(
      'a',
      { class: `fui-Button ${clase}`, href: direccionDelMostrador(idAfiliado) },
      rama('span', { class: 'fui-Button__icon' }, icono(QR)),
      texts.mostrar,
      suNombre,
    ),
  ]
}

function arcos(): Rama {
  const arco = (d: string) => rama('path', { d })
  return rama(
    'svg',
    { viewBox: '0 0 165 120', 'aria-hidden': 'true' },
    rama(
      'g',
      {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': '.13',
        'stroke-width': '13',
        'stroke-linecap': 'round',
      },
      arco('M8 112a75 75 0 0 1 150 0'),
      arco('M40 112a43 43 0 0 1 86 0'),
      arco('M70 112a13 13 0 0 1 26 0'),
    ),
  )
}

function puntos(cuantos: number): Rama {
  const punto = (_: unknown, n: number) => rama('i', n === 0 ? { class: 'actual' } : {})
  return rama(
    'div',
    { class: 'puntos', 'aria-hidden': 'true' },
    ...Array.from({ length: cuantos }, punto),
  )
}

/** An icon on its tile, a line and a smaller one below. */
function renglon(tono: string, d: string | undefined, fuerte: string, tenue: string): Rama[] {
  return [
    rama('span', { class: `baldosa ${tono}` }, icono(d)),
    rama(
      'span',
      {},
      rama('span', { class: 'fuerte' }, fuerte),
      rama('br'),
      rama('span', { class: 'tenue' }, tenue),
    ),
  ]
}

/**
 * Link to the counter: on phones a row of its own, on larger screens the first of the quick links. The document
 * contains both.
 */
function alMostrador(): Rama {
  return rama(
    'a',
    { class: 'tarjeta al-mostrador solo-chica', href: '/mostrador' },
    ...renglon('ok', TELEFONO, texts.mostrador, texts.mostradorDetalle),
    icono(FLECHA),
  )
}

function novedades({ novedades: dichas }: Datos): Rama | undefined {
  if (dichas.length === 0) return undefined
  return rama(
    'ul',
    { class: 'tarjeta recordatorios', 'aria-label': deNovedades.titulo },
    ...dichas.map(({ novedad }) => {
      const partes = renglon('ok', undefined, novedad.dicho, deNovedades.detalle(novedad))
      return rama('li', {}, rama('button', SIN_PORTAL, ...partes, icono(FLECHA)))
    }),
  )
}

function recordatorios({ recordatorios: recetas, capita, grupo }: Datos): Rama | undefined {
  const todos = [
    ...(capita ? [deCapita(capita)] : []),
    ...recetas.map((uno) => recordatorio(uno, grupo)),
  ]
  if (todos.length === 0) return undefined
  const mas = todos.length - A_LA_VISTA
  return rama(
    'ul',
    { class: 'tarjeta recordatorios', 'aria-label': texts.recordatorios },
    ...todos.slice(0, A_LA_VISTA).map((uno) => rama('li', {}, uno)),
    mas > 0
      ? rama('li', {}, rama('a', { class: 'y-mas', href: '/receta' }, texts.yMas(mas)))
      : undefined,
  )
}

function deCapita({ dia, dias }: NonNullable<Datos['capita']>): Rama {
  const partes = renglon(
    dias === 0 ? 'error' : 'aviso',
    undefined,
    texts.seVence(texts.capita, venceEn(dias)),
    texts.hastaEl(dia),
  )
  return rama('a', { href: '/cupon-pago-capita' }, ...partes, icono(FLECHA))
}

function recordatorio(uno: Recordatorio, grupo: Afiliado[]): Rama {
  const suyo = grupo.find(({ afiliado }) => afiliado.idAfiliado === uno.idAfiliado)
  const nombre = suyo ? nombreEntre(suyo, grupo) : ''
  const partes =
    uno.por === 'lista'
      ? renglon('ok', undefined, texts.lista, texts.deQuien(nombre, uno.farmacia))
      : renglon(
          'aviso',
          undefined,
          texts.seVence(uno.remedios, venceEn(uno.dias)),
          texts.deQuien(nombre, texts.hastaEl(formatFecha(uno.dia).slice(0, 5))),
        )
  const href =
    uno.por === 'lista'
      ? `/ver-receta-cronica/${encodeURIComponent(uno.numero)}`
      : '/consultar-recetas'
  return rama('a', { href }, ...partes, icono(FLECHA))
}

function rapidas({ esMovil }: Datos): Rama {
  const rapida = (href: string, partes: Rama[], clase?: string) =>
    rama(
      'li',
      clase === undefined ? {} : { class: clase },
      rama('a', { class: 'tarjeta', href }, ...partes),
    )
  const t = texts
  return rama(
    'ul',
    { class: 'rapidas' },
    rapida('/mostrador', renglon('ok', TELEFONO, t.mostrador, t.mostradorDetalle), 'solo-mediana'),
    rapida('/consultar-recetas', renglon('info', PASTILLA, t.recetas, t.recetasDetalle)),
    rapida(nuevaSolicitud(), renglon('ok', undefined, t.pedir, t.pedirDetalle)),
    rapida('/teleconsulta', renglon('info', VIDEO, t.teleconsulta, t.teleconsultaDetalle)),
    rapida(
      '/read-orden',
      renglon('ok', QR, t.ordenElectronica, t.ordenElectronicaDetalle),
      esMovil ? undefined : 'solo-chica',
    ),
    rapida('/emitir-orden', renglon('ok', HOJA, t.ordenImpresa, t.ordenImpresaDetalle)),
    rapida('/grupo-familiar', renglon('info', GENTE, t.grupo, t.grupoDetalle)),
  )
}
