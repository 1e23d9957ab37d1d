import { useState } from 'react'

import type { Guardada } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { localidades } from '#model/listas.ts'
import { type Busqueda, useBusqueda } from '#piezas/busqueda/useBusqueda.ts'

import { Criterios, VACIOS, estaBien } from './criterios.ts'

type Opciones<Pedido> = {
  /** Stored searches, newest first; undefined until they are read. */
  guardadas: readonly Guardada<Pedido, readonly unknown[]>[] | undefined
  criteriosDe: (pedido: Pedido) => Criterios
  pedidoDe: (criterios: Criterios) => Pedido
  /** True while the list of types or specialties is being read. */
  leyendo: boolean
}

/** A search for providers. It opens with the last search that had results when the screen was opened. */
export function useBuscarPrestadores<Pedido>({
  guardadas,
  criteriosDe,
  pedidoDe,
  leyendo,
}: Opciones<Pedido>): Busqueda<Criterios> {
  const [ultimo, setUltimo] = useState<{ pedido: Pedido | undefined }>()
  if (guardadas && !ultimo)
    setUltimo({ pedido: guardadas.find(({ value }) => value.length > 0)?.params })
  const leyendoLocalidades = useResource(localidades, {}).state === 'loading'
  return useBusqueda<Criterios>({
    vacios: VACIOS,
    forma: Criterios,
    estaBien,
    alAbrir: ultimo?.pedido === undefined ? undefined : enteros(ultimo.pedido),
    leyendo: ultimo === undefined || leyendo || leyendoLocalidades,
  })

  /**
   * The criteria of a stored search; undefined if a list that names one of them is missing, because without it the
   * search would be another.
   */
  function enteros(pedido: Pedido): Criterios | undefined {
    const suyos = criteriosDe(pedido)
    return JSON.stringify(pedidoDe(suyos)) === JSON.stringify(pedido) ? suyos : undefined
  }
}
