import { type Pregunta, TIPOS_DE_PREGUNTA } from '#contract/cuenta.ts'

/** What was chosen of each question, under its id. In memory only. */
export type Elegidas = Readonly<Record<number, readonly string[]>>

export const esDeVarias = ({ preguntaVO }: Pregunta) =>
  preguntaVO.codigoTipoPregunta === TIPOS_DE_PREGUNTA.varias

/** How many questions have no option chosen yet (ACCT-10). */
export const sinResponder = (preguntas: readonly Pregunta[], elegidas: Elegidas): number =>
  preguntas.filter(({ preguntaVO }) => (elegidas[preguntaVO.idPregunta] ?? []).length === 0).length

/** The questions as they travel back, each option with whether it was chosen. */
export const aEnviar = (preguntas: readonly Pregunta[], elegidas: Elegidas) =>
  preguntas.map(({ preguntaVO, opciones }) => ({
    preguntaVO,
    opciones: opciones.map(({ codigo, descripcion }) => ({
      codigo,
      descripcion,
      selected: (elegidas[preguntaVO.idPregunta] ?? []).includes(codigo),
    })),
  }))
