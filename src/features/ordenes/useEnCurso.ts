import { useCallback, useContext } from 'react'
import { type Struct, is } from 'superstruct'

import { Generacion } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { ifPossible } from '#local/bases/note.ts'
import { dropBorrador, keepBorrador, readSerie } from '#local/outbox/borradores.ts'

type EnCurso<T> = {
  /** In the order of their ids; undefined until they are read. */
  filas: T[] | undefined
  poner: (id: string, fila: T) => Promise<void>
  quitar: (id: string) => Promise<void>
}

/**
 * Live calls without an outcome yet. Each is kept beside the drafts before it leaves, so its outcome can be found out after a
 * reload or a lost answer. A phone without room goes on without.
 */
export function useEnCurso<T>(serie: string, struct: Struct<T>): EnCurso<T> {
  const generation = useContext(Generacion)
  const filas = useLive(async () => {
    const rows = await readSerie(device, { formulario: serie, generation })
    return rows.flatMap(({ value }) => (is(value, struct) ? [value] : []))
  }, `${generation}/${serie}`)
  const poner = useCallback(
    (id: string, value: T) =>
      ifPossible(async () => {
        const form = { formulario: `${serie}/${id}`, generation }
        await keepBorrador(device, form, { value, clave: id, window: '', now: Date.now() })
      }),
    [serie, generation],
  )
  const quitar = useCallback(
    (id: string) =>
      ifPossible(() =>
        dropBorrador(device, { formulario: `${serie}/${id}`, generation }, new Set([id])),
      ),
    [serie, generation],
  )
  return { filas, poner, quitar }
}
