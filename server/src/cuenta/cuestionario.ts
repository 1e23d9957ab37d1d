import { createHmac } from 'node:crypto'

import { type Pregunta, TIPOS_DE_PREGUNTA } from '#contract/cuenta.ts'
import { formas } from '#contract/formas.ts'
import { cifrasDe } from '#formato/numeros.ts'

/** Data behind the questions: from the register, or of an invented person. */
export type Ficha = {
  /** Year in which the cover began. */
  anio: number
  numeroAfiliado: number
  /** Birth months of the family group, 1 to 12. */
  meses: readonly number[]
  integrantes: number
}

type Item = { pregunta: Pregunta; correctas: ReadonlySet<string> }

const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
const YEARS = 5
const NUMBERS = 5
const MOST = 5

/** Always the same number for the same CUIL: asking again shows no difference that would give something away. */
export type Azar = (about: string, below: number) => number

export const azarDe =
  (key: Uint8Array, cuil: string): Azar =>
  (about, below) =>
    createHmac('sha256', key).update(`${cuil}:${about}`).digest().readUIntBE(0, 6) % below

/** Invented data for a CUIL that is not in the register: it gets questions too (SEC-11). */
export function fichaInventada(azar: Azar, anioActual: number): Ficha {
  const first = 10 ** (cifrasDe(formas.afiliado) - 1)
  return {
    anio: anioActual - azar('anio', 30),
    numeroAfiliado: first + azar('numero', 9 * first),
    meses: [],
    integrantes: 1,
  }
}

function item(
  idPregunta: number,
  descripcion: string,
  codigoTipoPregunta: string,
  opciones: readonly { descripcion: string; correcta: boolean }[],
): Item {
  const coded = opciones.map((opcion, at) => ({ ...opcion, codigo: String(at + 1) }))
  return {
    pregunta: {
      preguntaVO: { idPregunta, descripcion, codigoTipoPregunta },
      opciones: coded.map((opcion) => ({
        codigo: opcion.codigo,
        descripcion: opcion.descripcion,
        selected: false,
      })),
    },
    correctas: new Set(coded.filter(({ correcta }) => correcta).map(({ codigo }) => codigo)),
  }
}

/** Five years in order, none in the future, the right one at any place. */
function years({ anio }: Ficha, azar: Azar, anioActual: number) {
  const list = [anio]
  const before = azar('antes', YEARS)
  for (let at = 1; list.length < YEARS; at++) {
    const last = list.at(-1) ?? anio
    const later = last + 2 + azar(`salto${at}`, 3)
    if (at > before && later <= anioActual) list.push(later)
    else list.unshift((list[0] ?? anio) - 2 - azar(`salto${at}`, 3))
  }
  return list.map((year) => ({ descripcion: String(year), correcta: year === anio }))
}

function endings({ numeroAfiliado }: Ficha, azar: Azar) {
  const right = numeroAfiliado % 1_000
  const list = new Set([right])
  for (let at = 0; list.size < NUMBERS; at++) list.add(azar(`final${at}`, 1_000))
  return [...list]
    .toSorted((a, b) => a - b)
    .map((end) => ({ descripcion: String(end).padStart(3, '0'), correcta: end === right }))
}

const CIFRAS = ['cinco', 'seis', 'siete', 'ocho', 'nueve']

/** 'Tu número de afiliado tiene seis cifras en el medio (00-······-0).' */
function comoEsElNumero(): string {
  const { afiliado } = formas
  const donde = /^\d/.test(afiliado) ? ' en el medio' : ''
  const forma = afiliado.replaceAll('N', '·').replace('O', '0')
  return `Tu número de afiliado tiene ${CIFRAS[cifrasDe(afiliado) - 5]} cifras${donde} (${forma}).`
}

export function cuestionario(ficha: Ficha, azar: Azar, anioActual: number): Item[] {
  const { una, varias } = TIPOS_DE_PREGUNTA
  const cuantos = Math.min(ficha.integrantes, MOST)
  return [
    item(1, '¿En qué año empezó tu cobertura?', una, years(ficha, azar, anioActual)),
    item(2, `${comoEsElNumero()} ¿Cuáles son las últimas tres?`, una, endings(ficha, azar)),
    item(
      3,
      '¿En qué meses cumplen años las personas de tu grupo familiar? Marcá todos, también el tuyo.',
      varias,
      MESES.map((descripcion, at) => ({ descripcion, correcta: ficha.meses.includes(at + 1) })),
    ),
    item(
      4,
      '¿Cuántas personas tiene tu grupo familiar, con vos?',
      una,
      Array.from({ length: MOST }, (_, at) => ({
        descripcion: at + 1 === MOST ? `${MOST} o más` : String(at + 1),
        correcta: at + 1 === cuantos,
      })),
    ),
  ]
}

export type Respuesta = {
  preguntaVO: { idPregunta: number }
  opciones: readonly { codigo: string; selected: boolean }[]
}

/**
 * True if each question is answered once, with exactly the right options. Questions are rebuilt here, not taken from
 * the answer.
 */
export function bienRespondido(items: readonly Item[], respuestas: readonly Respuesta[]): boolean {
  if (respuestas.length !== items.length) return false
  return items
    .map(({ pregunta, correctas }) => {
      const given = respuestas.find(
        ({ preguntaVO }) => preguntaVO.idPregunta === pregunta.preguntaVO.idPregunta,
      )
      const selected = given?.opciones.filter((opcion) => opcion.selected) ?? []
      const chosen = new Set(selected.map(({ codigo }) => codigo))
      return chosen.size === correctas.size && [...chosen].every((code) => correctas.has(code))
    })
    .every(Boolean) // checks all of them: the time does not show which one was wrong
}
