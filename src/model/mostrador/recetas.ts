import { formatFecha } from '#formato/fechas.ts'
import { venceEn } from '#formato/vencimiento.ts'
import { diasSiVencePronto } from '#model/recetas/vencimiento.ts'

import { type Rama, rama } from './arbol.ts'
import { CAMPANA, FARMACIA, PDF, QR } from './dibujos.ts'
import { type RecetasAMostrar, queSirven } from './fila.ts'
import { deRecetas } from './texts.ts'
import { dibujo } from './vista.ts'

type Activa = RecetasAMostrar['activas'][number]
type Lista = RecetasAMostrar['listas'][number]

/** Width of the narrowest bar: two points of the screen. */
const PUNTOS = 2

/** Prescriptions valid today; the keys of their documents name the slots for a screen's buttons. */
export function vistaDeRecetas({ activas, listas }: RecetasAMostrar, hoy: string): Rama {
  const sirven = queSirven(activas, hoy)
  const cuantas = sirven.length + listas.length
  const cuerpo =
    cuantas === 0
      ? rama('p', {}, deRecetas.ninguna)
      : rama('ul', {}, ...sirven.map((una) => deUna(una, hoy)), ...listas.map(deLista))
  return rama(
    'section',
    { class: 'mostrador-recetas' },
    rama(
      'h3',
      {},
      deRecetas.titulo,
      cuantas > 0 ? rama('span', { class: 'tenue' }, String(cuantas)) : undefined,
    ),
    cuerpo,
  )
}

const parrafo = (attrs: Record<string, string>, texto: string) =>
  texto === '' ? undefined : rama('p', attrs, texto)

const insignia = (tono: string, icono: string, texto: string) =>
  rama('p', { class: `mostrador-insignia ${tono}` }, dibujo(icono, 16), texto)

const numerada = (que: string, numero: string) =>
  rama('p', { class: 'mostrador-n' }, `${que} `, rama('b', { class: 'dato' }, numero))

function deUna(una: Activa, hoy: string): Rama {
  const { numero, remedios, vence, barras, cuir, firma, pdf } = una
  const dias = diasSiVencePronto(vence, hoy)
  return rama(
    'li',
    { class: 'ok' },
    parrafo({ class: 'mostrador-remedios' }, remedios),
    parrafo({ class: 'tenue' }, vence === null ? '' : deRecetas.vence(formatFecha(vence))),
    dias === undefined ? undefined : insignia('aviso', CAMPANA, venceEn(dias)),
    numerada(deRecetas.receta, numero),
    barras
      ? rama(
          'svg',
          {
            class: 'mostrador-barras',
            width: String(PUNTOS * barras.ancho),
            viewBox: `0 0 ${barras.ancho} 1`,
            preserveAspectRatio: 'none',
            role: 'img',
            'aria-label': deRecetas.barras(numero),
          },
          rama('path', { d: barras.d }),
        )
      : undefined,
    barras && cuir ? rama('p', { class: 'mostrador-cuir' }, `CUIR ${cuir}`) : undefined,
    rama(
      'div',
      { class: 'mostrador-botones' },
      firma && botonDeQr(numero),
      pdf === null ? undefined : botonDePdf(pdf, numero),
    ),
  )
}

/** Name of the slot for the prescription's QR, made from its number. */
export const lugarDeQr = (numero: string) => `qr/${numero}`

export const botonDeQr = (numero: string): Rama =>
  boton(lugarDeQr(numero), QR, deRecetas.qr, deRecetas.numeroDe(numero))

/** Button for the PDF; its slot is named by the document's key. */
export const botonDePdf = (key: string, numero: string): Rama =>
  boton(key, PDF, deRecetas.pdf, deRecetas.deReceta(numero))

/** Text for screen readers only, after the visible words. */
function boton(ranura: string, icono: string, texto: string, deCual: string): Rama {
  const attrs = { type: 'button', class: 'boton contorno' }
  return {
    ...rama('button', attrs, dibujo(icono), texto, rama('span', { class: 'oculto' }, deCual)),
    ranura,
  }
}

const deLista = ({ numero, remedios, plan, farmacia, direccion }: Lista): Rama =>
  rama(
    'li',
    { class: 'ok' },
    parrafo({ class: 'mostrador-remedios' }, remedios),
    parrafo({ class: 'tenue' }, plan),
    insignia('ok', FARMACIA, deRecetas.lista),
    numerada(deRecetas.cronica, numero),
    parrafo({}, [farmacia, direccion].filter(Boolean).join(', ')),
  )
