import { useMemo } from 'react'
import { is } from 'superstruct'

import type { Operacion } from '#local/bases/salida.ts'
import type { Operation } from '#local/operation.ts'

import { useVista } from './vista.ts'

/** A change of one type that the person made, with its checked payload. */
export type Cambio<Payload> = Pick<
  Operacion,
  'id' | 'state' | 'createdAt' | 'doneAt' | 'reason' | 'pesa' | 'tries' | 'answers'
> & { payload: Payload; generation: number }

/** The person's changes of one type, sent ones too, oldest first; undefined until they are read. */
export function useCambios<Payload>({
  type,
  payload: shape,
}: Operation<Payload>): Cambio<Payload>[] | undefined {
  const { sesion, filas } = useVista() ?? {}
  const generation = sesion?.generation ?? 0
  return useMemo(
    () =>
      filas?.flatMap(({ payload, ...row }) =>
        row.type === type && is(payload, shape) ? [{ ...row, payload, generation }] : [],
      ),
    [filas, type, shape, generation],
  )
}
