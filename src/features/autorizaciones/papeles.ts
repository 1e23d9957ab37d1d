import { useContext, useMemo } from 'react'

import { type Kept, keep } from '#live/cambios/keep.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { Archivo } from '#local/archivo.ts'
import { ifPossible } from '#local/bases/note.ts'
import { again } from '#local/bases/open.ts'
import type { Destino, PapelGuardado, Recibido } from '#local/bases/salida.ts'
import { dropPapeles, readPapeles } from '#local/outbox/papeles.ts'
import {
  type Llegado,
  dropRecibidos,
  keepElegido,
  keepPreparado,
  readBytes,
  readRecibidos,
} from '#local/outbox/recibidos.ts'
import { currentSession } from '#local/session/session.ts'
import { type Fue, recibir } from '#model/papeles/recibir.ts'

export type { Destino, Recibido } from '#local/bases/salida.ts'

type Listo = { id: string; archivo: Archivo; miniatura?: ArrayBuffer | undefined }

/** The prepared papers of a draft; `guardados` is undefined until they are read. */
export function usePapelesGuardados(formulario: string) {
  const generation = useContext(Generacion)
  const form = useMemo(() => ({ formulario, generation }), [formulario, generation])
  const guardados = useLive<Map<string, PapelGuardado>>(
    () => readPapeles(device, form),
    `${generation}/${formulario}`,
  )
  const acciones = useMemo(
    () => ({
      guardar: (listo: Listo): Promise<Kept<void>> =>
        keep(() => keepPreparado(device, form, listo)),
      olvidar: (ids: readonly string[]) => dropPapeles(device, ids),
      /** The stored state at this moment. */
      leer: () => readPapeles(device, form),
    }),
    [form],
  )
  return { guardados, ...acciones }
}

/**
 * Files that other applications shared with this person, newest first and those of one delivery by their names, without
 * bytes; undefined until they are read.
 */
export function useRecibidos(): Recibido[] | undefined {
  const generation = useContext(Generacion)
  return useLive(async () => {
    const session = await currentSession(device)
    if (session?.generation !== generation) return []
    const rows = await readRecibidos(device.salida, session.uid)
    return rows.toSorted((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1))
  }, `${generation}`)
}

/** Bytes of a shown file, as a Blob: a phone with little memory may keep it on disk. */
export function useContenido(id: string): Blob | undefined {
  return useLive(async () => {
    const bytes = await readBytes(device, id)
    return bytes && new Blob([bytes])
  }, id)
}

/** The actions on shared files. */
export function useConRecibidos() {
  const generation = useContext(Generacion)
  return useMemo(
    () => ({
      /** Files that the system opened the portal with are treated like shared ones. */
      recibir: (files: readonly File[]): Promise<Kept<Fue>> =>
        keep(() => recibir(device, files, Date.now())),
      /**
       * Stores a file picked in a form until it is prepared there. Only a convenience: a full phone skips it, and deletes
       * nothing for it.
       */
      guardar: (row: Omit<Llegado, 'at' | 'elegido'>): Promise<void> =>
        ifPossible(async () => {
          if (device.enMemoria) return
          await again(device, () => keepElegido(device, generation, { ...row, at: Date.now() }))
        }),
      leer: (id: string) => again(device, () => readBytes(device, id)),
      /** Assigns them to a form, or to none. */
      destinar: (ids: readonly string[], destino?: Destino): Promise<Kept<void>> =>
        keep(async () => {
          await device.salida.recibidos
            .where('id')
            .anyOf(ids)
            .modify((row) => {
              if (destino) row.destino = destino
              else delete row.destino
            })
        }),
      borrar: (ids: readonly string[]): Promise<Kept<void>> =>
        keep(() => dropRecibidos(device, ids)),
    }),
    [generation],
  )
}
