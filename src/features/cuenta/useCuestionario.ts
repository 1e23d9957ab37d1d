import { useState } from 'react'

import { type Pregunta, cuenta } from '#contract/cuenta.ts'
import { ask } from '#live/llamadas/useLiveCall.ts'
import type { Failure } from '#live/proveedor/failure.ts'

import type { Elegidas } from './respuestas.ts'

/** The questions to a CUIL, and the answers. */
export function useCuestionario() {
  const [preguntas, setPreguntas] = useState<readonly Pregunta[]>([])
  const [preguntadas, setPreguntadas] = useState('')
  const [elegidas, setElegidas] = useState<Elegidas>({})
  return {
    preguntas,
    elegidas,
    elegir: (id: number, codigos: string[]) => setElegidas({ ...elegidas, [id]: codigos }),
    esDe: (cuil: string) => preguntas.length > 0 && preguntadas === cuil,
    async traer(cuil: string): Promise<Failure | undefined> {
      const answer = await ask(cuenta.generarCuestionario, { cuil })
      if (!answer.ok) return answer.failure
      setPreguntas(answer.value)
      setPreguntadas(cuil)
      setElegidas({})
      return undefined
    },
    olvidar() {
      setPreguntas([])
      setElegidas({})
    },
  }
}
