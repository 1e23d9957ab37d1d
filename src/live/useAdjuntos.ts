import { useCallback, useContext, useMemo } from 'react'

import type { Archivo } from '#local/archivo.ts'
import type { AdjuntoDeBorrador } from '#local/bases/salida.ts'
import { dropAdjuntos, readAdjuntos } from '#local/outbox/adjuntos.ts'
import { keepPreparado } from '#local/outbox/recibidos.ts'

import { device } from './device.ts'
import { type Kept, keep } from './keep.ts'
import { useLive } from './useLive.ts'
import { Generacion } from './useResource.ts'

type Nuevo = { id: string; archivo: Archivo; miniatura?: ArrayBuffer | undefined }

/** The files that lie beside a draft: undefined until they are read. */
export function useAdjuntos(formulario: string) {
  const generation = useContext(Generacion)
  const form = useMemo(() => ({ formulario, generation }), [formulario, generation])
  const adjuntos = useLive<Map<string, AdjuntoDeBorrador>>(
    () => readAdjuntos(device, form),
    `${generation}/${formulario}`,
  )
  const guardar = useCallback(
    (nuevo: Nuevo): Promise<Kept<void>> => keep(() => keepPreparado(device, form, nuevo)),
    [form],
  )
  const quitar = useCallback((ids: readonly string[]) => dropAdjuntos(device, ids), [])
  /** As they lie there now. */
  const leer = useCallback(() => readAdjuntos(device, form), [form])
  return { adjuntos, guardar, quitar, leer }
}
