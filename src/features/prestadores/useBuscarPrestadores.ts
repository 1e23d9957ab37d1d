import { useState } from 'react'
import type { Struct } from 'superstruct'

import type { Guardada } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
import { localidades } from '#model/listas.ts'
import { type Busqueda, useBusqueda } from '#piezas/busqueda/useBusqueda.ts'

type Opciones<Criterios, Pedido> = {
  vacios: Criterios
  forma: Struct<Criterios>
  estaBien: (criterios: Criterios) => boolean
  /** The last one first; undefined until they were looked up. */
  guardadas: readonly Guardada<Pedido, readonly unknown[]>[] | undefined
  criteriosDe: (pedido: Pedido) => Criterios
  pedidoDe: (criterios: Criterios) => Pedido
  /** The list that names what was chosen is still read. */
  leyendo: boolean
}

/** A search for providers: it opens on the last one that found something, as it stood when the screen opened. */
export function useBuscarPrestadores<Criterios extends object, Pedido>({
  vacios,
  forma,
  estaBien,
  guardadas,
  criteriosDe,
  pedidoDe,
  leyendo,
}: Opciones<Criterios, Pedido>): Busqueda<Criterios> {
  const [ultimo, setUltimo] = useState<{ pedido: Pedido | undefined }>()
  if (guardadas && !ultimo)
    setUltimo({ pedido: guardadas.find(({ value }) => value.length > 0)?.params })
  const leyendoLocalidades = useResource(localidades, {}).state === 'loading'
  return useBusqueda<Criterios>({
    vacios,
    forma,
    estaBien,
    alAbrir: ultimo?.pedido === undefined ? undefined : enteros(ultimo.pedido),
    leyendo: ultimo === undefined || leyendo || leyendoLocalidades,
  })

  /** Undefined where a list that names a part of it is not here: it would be another search. */
  function enteros(pedido: Pedido): Criterios | undefined {
    const suyos = criteriosDe(pedido)
    return JSON.stringify(pedidoDe(suyos)) === JSON.stringify(pedido) ? suyos : undefined
  }
}
