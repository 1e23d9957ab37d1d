import type { Pregunta } from '#contract/cuenta.ts'
import { aparato } from '#ui/esMovil.ts'
import { Opciones } from '#ui/Opciones.tsx'

import { type Elegidas, esDeVarias } from './respuestas.ts'
import { texts } from './texts.ts'

type Props = {
  preguntas: readonly Pregunta[]
  elegidas: Elegidas
  onElegir: (idPregunta: number, codigos: string[]) => void
}

/** True if the options fit in rows of three, as the twelve months do. */
const caben = ({ opciones }: Pregunta) =>
  opciones.length > 6 && opciones.every(({ descripcion }) => descripcion.length < 12)

/** Step 2: questions that only this person should be able to answer, one card each (ACCT-09). */
export function PasoPreguntas({ preguntas, elegidas, onElegir }: Props) {
  const cartas = preguntas.map((pregunta, n) => {
    const { idPregunta, descripcion } = pregunta.preguntaVO
    const varias = esDeVarias(pregunta)
    return (
      <section key={idPregunta} className="tarjeta relleno">
        <p className="tenue">
          {texts.pregunta(n + 1, preguntas.length, varias ? texts.varias : texts.una)}
        </p>
        <Opciones
          leyenda={descripcion}
          varias={varias}
          clase={caben(pregunta) ? 'en-fila' : ''}
          opciones={pregunta.opciones.map(({ codigo, descripcion: texto }) => ({
            valor: codigo,
            texto,
          }))}
          elegidas={elegidas[idPregunta] ?? []}
          onElegir={(codigos) => onElegir(idPregunta, codigos)}
        />
      </section>
    )
  })
  return (
    <>
      <p>{texts.preguntasDetalle(aparato())}</p>
      {cartas}
    </>
  )
}
