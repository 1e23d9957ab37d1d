import { type Pregunta, TIPOS_DE_PREGUNTA } from '#contract/cuenta.ts'

/** Chosen options by the question's id. Kept in memory only. */
export type Elegidas = Readonly<Record<number, readonly string[]>>

export const esDeVarias = ({ preguntaVO }: Pregunta) =>
  preguntaVO.codigoTipoPregunta === TIPOS_DE_PREGUNTA.varias

/** Number of questions without a chosen option (ACCT-10). */
export const sinResponder = (preguntas: readonly Pregunta[], elegidas: Elegidas): number =>
  preguntas.filter(({ preguntaVO }) => (elegidas[preguntaVO.idPregunta] ?? []).length === 0).length

/** The questions in the request, with a mark at each chosen option. */
export const aEnviar = (preguntas: readonly Pregunta[], elegidas: Elegidas) =>
  preguntas.map(({ preguntaVO, opciones }) => ({
    preguntaVO,
    opciones: opciones.map(({ codigo, descripcion }) => ({
      codigo,
      descripcion,
      selected: (elegidas[preguntaVO.idPregunta] ?? []).includes(codigo),
    })),
  }))
