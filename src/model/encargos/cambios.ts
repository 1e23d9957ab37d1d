import { type Infer, object, string } from 'superstruct'

import type { encargos as area } from '#contract/extensiones/encargos.ts'
import { operation } from '#local/operation.ts'
import { part } from '#local/part.ts'

/** `clave` and `bytes`: the delegation, as its calls take it. `nombre`: the receiver's, for the person's own list. */
type Cambio = Infer<typeof Cambio>
const Cambio = object({ clave: string(), bytes: string(), nombre: string() })

type Llamadas = Pick<typeof area, 'anotar' | 'terminar'>
type Llamada = Llamadas[keyof Llamadas]

/**
 * Beginning and end of a loan are in different groups: the end may reach the provider first, and a refused beginning
 * must not hold it back.
 */
const deEncargo = (
  type: 'encargo.anotar' | 'encargo.terminar',
  name: string,
  cual: (llamadas: Llamadas) => Llamada,
) =>
  operation<Cambio>({
    type,
    name,
    payload: Cambio,
    group: ({ bytes }) => `${type}/${bytes}`,
    steps: [
      async (call, { clave, bytes }) => {
        // Loaded with the first one: a start does not need these calls.
        const { encargos } = await part(() => import('#contract/extensiones/encargos.ts'))
        return call(cual(encargos), { clave, bytes })
      },
    ],
    single: true,
    // In the place of a refused one, behind which it would not be sent.
    joined: (_refused, later) => later,
    repeatable: true,
    describe: ({ nombre }) => `${name} a ${nombre}`,
  })

export const anotarEncargo = deEncargo('encargo.anotar', 'Préstamo', (llamadas) => llamadas.anotar)

export const terminarEncargo = deEncargo(
  'encargo.terminar',
  'Fin del préstamo',
  (llamadas) => llamadas.terminar,
)
