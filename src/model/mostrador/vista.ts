import type { Afiliado } from '#contract/afiliados.ts'
import { producto } from '#contract/producto.ts'
import { fechaDe, horaDe } from '#formato/instantes.ts'
import { direccionDelMostrador } from '#model/mostrador.ts'
import {
  documento,
  nombreCompleto,
  numeroDeAfiliado,
  primerNombre,
  relacion,
  tipoDeDocumento,
} from '#model/personas.ts'

import { type Arbol, type Rama, rama } from './arbol.ts'
import { ABIERTO, AVISO, BRILLO, CANDADO, ESCUDO, SIN_SENAL, TELEFONO } from './dibujos.ts'
import { CODIGO, delMarco, texts } from './texts.ts'

/** 'firma': this phone can sign for this member, until the given time. */
export type EstadoDelPase = { estado: 'firma' | 'vencido'; hasta: number } | { estado: 'sin' }

export type Mostrado = {
  integrante: Afiliado
  savedAt: number
  pase: EstadoDelPase
  /** The word for the device: 'teléfono' or 'equipo'. */
  aparato: string
  /** Their prescriptions, or the placeholder for them; undefined if none were ever fetched. */
  recetas: Arbol | undefined
}

/** Empty slots of the document: screens fill in the QR code and the buttons. */
export const RANURAS = { codigo: 'codigo', prestar: 'prestar', mantener: 'mantener' } as const

export function dibujo(d: string, lado = 24): Rama {
  const medida = String(lado)
  return rama(
    'svg',
    {
      width: medida,
      height: medida,
      viewBox: `0 0 ${medida} ${medida}`,
      fill: 'currentColor',
      'aria-hidden': 'true',
    },
    rama('path', { d }),
  )
}

/** Top of the frame: the way out, or a note that there is none. */
export function cabecera(prestado: boolean): Rama {
  if (prestado)
    return rama(
      'header',
      { class: 'mostrador-barra info' },
      dibujo(CANDADO),
      rama('h1', { tabindex: '-1' }, delMarco.prestado),
    )
  const { arco, corazon, logo } = producto.marca
  return rama(
    'header',
    { class: 'mostrador-barra' },
    rama(
      'svg',
      { width: '34', height: '34', viewBox: '2 6 44 38', 'aria-hidden': 'true' },
      ...(logo
        ? [rama('image', { href: logo, x: '5', y: '6', width: '38', height: '38' })]
        : [
            rama('path', { class: 'arco', d: arco }),
            rama('path', { class: 'corazon', d: corazon }),
          ]),
    ),
    rama('h1', { tabindex: '-1' }, delMarco.titulo),
    rama('a', { href: '/' }, delMarco.salir),
  )
}

/** Bottom of the frame: one button. */
export function pie(prestado: boolean, aparato: string): Rama {
  const boton = prestado
    ? rama(
        'button',
        { type: 'button', class: 'boton mantener' },
        dibujo(ABIERTO),
        rama('span', {}, delMarco.mantene),
      )
    : rama(
        'button',
        { type: 'button', class: 'boton primario' },
        dibujo(TELEFONO),
        delMarco.prestar(aparato),
      )
  boton.ranura = prestado ? RANURAS.mantener : RANURAS.prestar
  return rama('footer', { class: 'mostrador-pie' }, boton)
}

/** The member shown: code or card, prescriptions, and the age of the data. */
export function hoja(mostrado: Mostrado): Rama {
  const { savedAt, pase, recetas } = mostrado
  return rama(
    'main',
    { class: 'mostrador-hoja', id: 'contenido', tabindex: '-1' },
    ...(pase.estado === 'firma' ? conCodigo(mostrado) : sinCodigo(mostrado)),
    recetas,
    rama('p', { class: 'tenue' }, texts.guardado(fechaDe(savedAt), horaDe(savedAt))),
  )
}

/** Switch to the next member of the counter; undefined if there is only one. */
export function conmutador(integrante: Afiliado, familia: readonly Afiliado[]): Rama | undefined {
  if (familia.length < 2) return undefined
  const enlaces = familia.map((uno) => {
    const { idAfiliado } = uno.afiliado
    const actual = idAfiliado === integrante.afiliado.idAfiliado
    const href = direccionDelMostrador(idAfiliado)
    return rama('a', { ...(actual && { 'aria-current': 'true' }), href }, primerNombre(uno))
  })
  return rama('nav', { class: 'mostrador-quien', 'aria-label': texts.integrantes }, ...enlaces)
}

function conCodigo({ integrante, aparato }: Mostrado): Rama[] {
  const plan = integrante.tipoAfiliado?.descripcion
  const codigo = rama('div', { class: 'mostrador-codigo', 'data-qr': CODIGO })
  codigo.ranura = RANURAS.codigo
  return [
    codigo,
    rama(
      'p',
      { class: 'mostrador-firma info' },
      dibujo(ESCUDO),
      rama('span', {}, texts.firmadoPor(aparato), rama('b', {}, texts.seRenueva)),
    ),
    rama('h2', { elementtiming: 'nombre' }, nombreCompleto(integrante)),
    rama('p', { class: 'mostrador-numero dato' }, numeroDeAfiliado(integrante)),
    rama(
      'p',
      { class: 'mostrador-datos' },
      rama('span', { class: 'dato' }, `${tipoDeDocumento(integrante)} ${documento(integrante)}`),
      ` · ${relacion(integrante)}`,
      plan === undefined ? undefined : ` · ${plan}`,
    ),
    rama('p', { class: 'mostrador-brillo tenue' }, dibujo(BRILLO), texts.brillo),
  ]
}

function sinCodigo({ integrante, savedAt, pase, aparato }: Mostrado): Rama[] {
  const vencido = pase.estado === 'vencido'
  const desde = fechaDe(pase.estado === 'sin' ? savedAt : pase.hasta).slice(0, 5)
  const dato = (que: string, valor: string) =>
    rama('div', {}, rama('dt', {}, que), rama('dd', { class: 'dato' }, valor))
  return [
    rama(
      'section',
      { class: 'mostrador-ficha' },
      rama('p', { class: 'aviso' }, dibujo(AVISO), texts.sinVerificar(desde)),
      rama('h2', { elementtiming: 'nombre' }, nombreCompleto(integrante)),
      rama(
        'dl',
        {},
        dato(texts.numero, numeroDeAfiliado(integrante)),
        dato(texts.documento, documento(integrante)),
        dato(texts.plan, integrante.tipoAfiliado?.descripcion ?? '—'),
        dato(texts.parentesco, relacion(integrante)),
      ),
    ),
    rama(
      'section',
      { class: 'panel aviso' },
      dibujo(SIN_SENAL),
      rama(
        'div',
        {},
        rama('p', { class: 'panel-titulo' }, vencido ? texts.vencida(aparato) : texts.sinCodigo),
        rama('p', {}, vencido ? texts.vencidaComo : texts.sinCodigoComo(aparato)),
        rama('p', {}, texts.mientras),
      ),
    ),
  ]
}
