import { toString as dibujar } from 'qrcode'

import { dinero } from '#formato/dinero.ts'
import { horaConSegundos } from '#formato/instantes.ts'
import { formatNumeroAfiliado } from '#formato/numeros.ts'

import { conColores } from '../../base/conColores.ts'
import { escape } from '../../base/html.ts'
import type { Proveedor } from '../../base/proveedor.ts'
import { numeroDeOrden, type practicas } from '../../ordenes/puerta.ts'
import { marcaDe } from '../documento.ts'
import { dibujos } from './dibujos.ts'
import { ESTILO } from './estilo.ts'
import { GUION } from './guion.ts'
import { type Estado, type Mirada, estadoDe } from './mirada.ts'

export const PATH = '/sandbox/consultorio'

// The QR has 37 modules and a quiet zone of four on each side; a module is ten pixels wide.
const QR = { type: 'svg', version: 5, errorCorrectionLevel: 'H', margin: 4, width: 450 } as const

const otra = (codigo: string) => `${PATH}?practica=${encodeURIComponent(codigo)}`

/** The two parts of the page that change. */
export async function partesDe(mirada: Mirada, token: string, ahora: number) {
  const estado = estadoDe(mirada, ahora)
  return { ahora, tarjeta: await tarjetaDe(mirada, estado, token), pasos: pasosDe(mirada, estado) }
}

async function tarjetaDe(
  { consulta, practica, orden, afiliado, persona }: Mirada,
  estado: Estado,
  token: string,
): Promise<string> {
  const boton = (words: string) =>
    `<a class="lleno" href="${otra(practica.codigo)}">${dibujos.qr}${words}</a>`
  switch (estado) {
    case 'esperando':
      return `<div class="qr" role="img" aria-label="Código QR de la consulta">${await dibujar(JSON.stringify({ token }), QR)}</div><p>El paciente lo escanea con <b>Orden Electrónica</b></p><p class="hasta">${dibujos.reloj}<span>Vence en <span data-vence="${consulta.venceAt}"></span> · se usa una sola vez</span></p>`
    case 'leida':
      return `${figura('info', dibujos.telefono)}<h2>Un teléfono lo leyó</h2><p>El paciente está viendo cuánto hay que pagar. Cuando confirme o cancele, lo ves acá.</p>`
    case 'confirmada': {
      const quien =
        afiliado && persona
          ? `${escape(`${persona.nombre} ${persona.apellido}`)} · ${formatNumeroAfiliado(afiliado.numeroAfiliado, afiliado.orden)}`
          : ''
      return `${figura('ok', dibujos.si)}<h2>Orden confirmada</h2><p class="numero">${numeroDeOrden(orden?.idOrden ?? 0)}</p><p>${quien}</p><p>El paciente paga <b>${dinero(orden?.total ?? 0)}</b></p>${boton('Otra consulta')}`
    }
    case 'cancelada':
      return `${figura('neutro', dibujos.barrado)}<h2>El paciente canceló</h2><p>No se generó ninguna orden. El QR ya no sirve.</p>${boton('Mostrar otro QR')}`
    case 'vencida':
      return `${figura('neutro', dibujos.arena)}<h2>El QR venció</h2><p>${consulta.leidaAt === null ? 'Nadie lo escaneó a tiempo.' : 'El paciente no contestó a tiempo.'} No se generó ninguna orden.</p>${boton('Mostrar otro QR')}`
  }
}

const figura = (tono: string, dibujo: string) => `<div class="figura ${tono}">${dibujo}</div>`

type Paso = { clase?: string; signo: string; words: string; nota?: string; cuando?: string }

const hora = (at: number) => `<time>${horaConSegundos(at)}</time>`
const hecho = (words: string, at: number, nota?: string): Paso => ({
  signo: dibujos.hecho,
  words,
  cuando: hora(at),
  ...(nota && { nota }),
})
// Screen readers do not announce each second, only each new step.
const espera = (words: string, desde: number): Paso => ({
  signo: '<span class="gira"></span>',
  words,
  cuando: `<span class="hace" aria-hidden="true" data-desde="${desde}"></span>`,
})
const corta = (words: string, at: number): Paso => ({
  clase: 'corta',
  signo: dibujos.no,
  words,
  cuando: hora(at),
})
const falta = (words: string): Paso => ({
  clase: 'falta',
  signo: '<span class="aro"></span>',
  words,
})

function pasosDe(mirada: Mirada, estado: Estado): string {
  const list = pasos(mirada, estado).map(
    ({ clase = '', signo, words, nota, cuando = '' }) =>
      `<li class="${clase}"><span>${signo}</span><span>${words}${nota ? `<small>${nota}</small>` : ''}</span>${cuando}</li>`,
  )
  return list.join('')
}

function pasos({ consulta, orden }: Mirada, estado: Estado): Paso[] {
  const { pedidaAt, leidaAt, canceladaAt, venceAt } = consulta
  const mostrado = hecho('QR mostrado', pedidaAt)
  const generada = falta('Orden generada')
  if (estado === 'esperando')
    return [
      mostrado,
      espera('Esperando que lo escaneen…', pedidaAt),
      falta('Respuesta del paciente'),
      generada,
    ]
  if (leidaAt === null) return [mostrado, corta('Venció sin que lo escaneen', venceAt)]
  const leido = (nota?: string) => hecho('Leído por un teléfono', leidaAt, nota)
  switch (estado) {
    case 'leida':
      return [
        mostrado,
        leido('El código ya no sirve para otro'),
        espera('Esperando la respuesta del paciente…', leidaAt),
        generada,
      ]
    case 'confirmada': {
      const at = orden?.generadaAt ?? venceAt
      const numero = `N° ${numeroDeOrden(orden?.idOrden ?? 0)}`
      return [
        mostrado,
        leido(),
        hecho('Confirmada por el paciente', at),
        hecho('Orden generada', at, numero),
      ]
    }
    case 'cancelada':
      return [mostrado, leido(), corta('Cancelada por el paciente', canceladaAt ?? venceAt)]
    case 'vencida':
      return [
        mostrado,
        leido(),
        corta('Venció sin respuesta', Math.max(venceAt, orden?.venceAt ?? 0)),
      ]
  }
}

const cabeza = (proveedor: Proveedor) =>
  `<header>${marcaDe(proveedor)}<h1>Consultorio</h1><span class="prueba">PRUEBA</span><p>Hace de consultorio para probar la orden electrónica</p></header>`
/** Style text of its pages. */
export const estiloDe = (proveedor: Proveedor) => conColores(ESTILO, proveedor)

const documento = (proveedor: Proveedor, main: string) =>
  `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Consultorio de prueba · ${escape(proveedor.nombre)}</title><style>${estiloDe(proveedor)}</style>${cabeza(proveedor)}<main>${main}</main><script>${GUION}</script></html>`

export async function paginaDe(
  proveedor: Proveedor,
  mirada: Mirada,
  especialidad: string,
  token: string,
  ahora: number,
): Promise<string> {
  const { prestador, practica } = mirada
  const { tarjeta, pasos: lista } = await partesDe(mirada, token, ahora)
  const que = `Código ${prestador.matricula} · ${especialidad} · ${practica.descripcion} ${practica.codigo}`
  return documento(
    proveedor,
    `<section id="tarjeta" aria-label="Para el paciente">${tarjeta}</section><section aria-label="Consulta"><div class="quien"><span class="azulejo info">${dibujos.estetoscopio}</span><div><h2>${escape(prestador.nombre)}</h2><p class="tenue">${escape(que)}</p></div></div><ol id="pasos" aria-live="polite">${lista}</ol><div class="botones"><a href="${otra(practica.codigo)}">${dibujos.otra}Generar otro QR</a><a href="${PATH}/practicas">Cambiar de práctica</a></div><div class="pie"><p id="vivo" role="status" data-si="Conectado en vivo. Esta página se actualiza sola." data-no="Se cortó: reconectando…">Conectando…</p><p class="tenue">En el teléfono: Órdenes → Orden Electrónica. La página solo existe en el entorno de prueba.</p></div></section>`,
  )
}

export function paginaDePracticas(
  proveedor: Proveedor,
  todas: readonly (typeof practicas.$inferSelect)[],
): string {
  const links = todas.map(
    ({ codigo, descripcion }) =>
      `<li><a href="${otra(codigo)}">${escape(`${descripcion} · ${codigo}`)}</a></li>`,
  )
  return documento(
    proveedor,
    `<section aria-label="Prácticas"><h2>¿Qué práctica pide el consultorio?</h2><ul>${links.join('')}</ul></section>`,
  )
}
