import { useContext } from 'react'

import { Generacion } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { leerDesfase } from '#live/telefono/reloj.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { MOSTRADOR } from '#local/bases/names.ts'
import { type Mostrador, readMostrador } from '#model/mostrador/fila.ts'

/** `offset`: difference between the server's clock and this phone's, which may be wrong by days. */
type Compuesto = Mostrador & { offset: number }

type Leido = { generation: number | undefined; compuesto: Compuesto | undefined }

let ultimo: Leido | undefined

/**
 * Reads the composed counter before the first frame, so that the frame shows the same as the document's first picture.
 */
export async function leerMostrador(): Promise<Compuesto | undefined> {
  const { cuadros, dueno } = device.lectura
  const [row, owner, offset] = await Promise.all([
    cuadros.get(MOSTRADOR),
    dueno.get('actual'),
    leerDesfase(),
  ])
  const mostrador = readMostrador(row?.value)
  const compuesto = mostrador && { ...mostrador, offset }
  ultimo = { generation: owner?.generation, compuesto }
  return compuesto
}

/** The counter as composed by the engine at the last sync, live; undefined if there is none. */
export function useMostrador(): Compuesto | undefined {
  const generation = useContext(Generacion)
  const antes = ultimo?.generation === generation ? ultimo.compuesto : undefined
  return useLive(leerMostrador, `${generation}/mostrador`, antes)
}
