import { useEffect, useState } from 'react'

import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { takenBy } from '#local/bases/lectura.ts'
import type { Stored } from '#local/resource.ts'
import { knownOffset, providerNow } from '#local/time/clock.ts'
import { catalog } from '#model/catalog.ts'
import { type Actualizada, type Documentos, actualizadas, contarDocumentos } from '#model/estado.ts'

export type EnElTelefono = {
  partes: Actualizada[]
  documentos: Documentos
  bytes: number
  /** Difference between the server's clock and this phone's, in ms. */
  desfase: number
}

/** Contents of this phone, live; undefined until they are read. */
export function useEnElTelefono(): EnElTelefono | undefined {
  return useLive(async () => {
    const [copias, fallas, taken, documentos, desfase] = await Promise.all([
      device.lectura.copias.orderBy('[resource+savedAt]').keys(),
      device.lectura.fallas.toArray(),
      takenBy(device.lectura),
      documentosGuardados(),
      knownOffset(device),
    ])
    // Keys of an index that has two fields are pairs.
    const pares = copias as unknown as [string, number][]
    const partes = actualizadas(
      pares.map(([resource, savedAt]) => ({ resource, savedAt })),
      fallas.map(({ key, failure, failedAt }) => ({ key, kind: failure.kind, failedAt })),
    )
    return { partes, documentos, bytes: taken.bytes, desfase }
  })
}

async function documentosGuardados(): Promise<Documentos> {
  const stored: Stored = async (resource, params) =>
    // This resource wrote the value.
    (await device.lectura.copias.get(resource.key(params)))?.value as never
  const conArchivo = catalog.resources.filter((resource) => resource.conArchivo)
  const now = await providerNow(device)
  const named = await Promise.all(
    conArchivo.map(async (resource) =>
      ((await resource.warm?.(stored, now)) ?? []).map(resource.key),
    ),
  )
  const names = conArchivo.map(({ name }) => name)
  const rows = await device.lectura.copias.where('resource').anyOf(names).toArray()
  return contarDocumentos(rows, named.flat())
}

/** Room that this browser has for the portal, and its promise to keep the data, if the browser tells. */
export function useEspacio(): { libre: number | undefined; prometido: boolean } | undefined {
  const [espacio, setEspacio] = useState<{ libre: number | undefined; prometido: boolean }>()
  useEffect(() => {
    let alive = true
    void preguntar().then((told) => alive && setEspacio(told))
    return () => {
      alive = false
    }
  }, [])
  return espacio
}

async function preguntar() {
  const { storage } = navigator as { storage?: StorageManager }
  try {
    const [estimate, prometido] = await Promise.all([storage?.estimate(), storage?.persisted()])
    const { quota, usage } = estimate ?? {}
    const libre = quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0))
    return { libre, prometido: prometido ?? false }
  } catch {
    return { libre: undefined, prometido: false } // A browser that gives no answer has promised nothing.
  }
}
