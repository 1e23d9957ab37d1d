import { useContext, useEffect, useState } from 'react'
import { is } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { api } from '#live/llamadas/useLiveCall.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { Documento } from '#local/documento/documento.ts'
import { isMetered } from '#local/provider/ahorro.ts'
import type { Resource } from '#local/resource.ts'

import { medirDocumento } from './medirDocumento.ts'

/** Size of a document; `aproximado`: the size of the last one of its kind, as the provider does not tell. */
export type Tamano = { bytes: number; aproximado: boolean }

/** Bytes that a document would cost over a paid link; undefined if it is on this phone or its size is unknown. */
export function useTamano<Params>(
  de: Resource<Params, Documento>,
  params: Params,
  falta: boolean,
): Tamano | undefined {
  const generation = useContext(Generacion)
  const ofrece = useOfrece('tamanos')
  const cuesta = !useSinSenal() && falta && isMetered()
  const pide = cuesta && ofrece === true
  const key = de.key(params)
  const [medido, setMedido] = useState<{ key: string; bytes: number | undefined }>()
  useEffect(() => {
    if (!pide) return
    let alive = true
    const call: Call = (endpoint, request, options) =>
      api.call(endpoint, request, { ...options, generation })
    void medirDocumento(de, params, { call, device }).then(
      (bytes) => alive && setMedido({ key, bytes }),
    )
    return () => {
      alive = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds all of `params`
  }, [de, key, pide, generation])
  const parecido = useLive(() => ultimoDe(de.name), `${generation}/tamano/${de.name}`)
  if (!cuesta || ofrece === undefined) return undefined
  const suyo = medido?.key === key ? medido : undefined
  if (pide && !suyo) return undefined
  const bytes = suyo?.bytes ?? parecido
  return bytes === undefined ? undefined : { bytes, aproximado: suyo?.bytes === undefined }
}

/** Size of the newest stored document of a kind. */
async function ultimoDe(name: string): Promise<number | undefined> {
  const copies = await device.lectura.copias.where('resource').equals(name).toArray()
  const value = copies.toSorted((a, b) => b.savedAt - a.savedAt)[0]?.value
  return is(value, Documento) ? value.size : undefined
}
