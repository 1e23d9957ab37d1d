import { useRef, useState } from 'react'

import { esDe, firmar } from '#contract/pase/firmas.ts'
import { diaDe } from '#formato/instantes.ts'
import { tellAskedFailure } from '#live/proveedor/asked.ts'
import { engine } from '#live/proveedor/engine.ts'
import { type Failure, noSeOfrece, storedFailure, sinRed } from '#live/proveedor/failure.ts'
import { loQueSeConozca } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { completarAplicacion } from '#live/version/aplicacion.ts'
import { type Llave, takenBy } from '#local/bases/lectura.ts'
import { readLlave } from '#local/pase/llave.ts'
import { storedHost } from '#local/provider/host.ts'
import type { AnyResource, Stored } from '#local/resource.ts'
import { knownOffset, providerNow } from '#local/time/clock.ts'
import { type RecetasAMostrar, queSirven } from '#model/mostrador/fila.ts'
import { type Guardado, SE_REVISAN } from '#model/revision.ts'

/** Data on this phone with a tested key, and the difference between the server's clock and this one's. */
export function useGuardado(): (Guardado & { offset: number }) | undefined {
  return useLive(async () => {
    const [copias, ocupa, llave, host, offset] = await Promise.all([
      device.lectura.copias.where('resource').anyOf(SE_REVISAN).toArray(),
      takenBy(device.lectura),
      readLlave(device).catch(() => undefined), // A key that cannot be read cannot sign.
      storedHost(device),
      knownOffset(device),
    ])
    const ofrece = host?.capacidades.includes('pases') ?? false
    const clave = llave && (await firma(llave)) ? llave.publica : undefined
    return { copias, ocupa, clave, ofrece, offset }
  })
}

/** Keys of the documents of valid prescriptions. */
export const pdfDe = (recetas: RecetasAMostrar | undefined, ahora: number): string[] =>
  queSirven(recetas?.activas ?? [], diaDe(ahora)).flatMap(({ pdf }) => pdf ?? [])

/** Keys of documents that do not open on this phone; undefined until all were tried. */
export function useNoAbren(claves: readonly string[]): string[] | undefined {
  return useLive(async () => {
    const { copias, archivos } = device.lectura
    const stored = await Promise.all([copias.bulkGet([...claves]), archivos.bulkGet([...claves])])
    // Loaded late, like the viewer: without it no document opens.
    const parte = await import('./noAbren.ts').catch(() => undefined)
    return parte ? parte.noAbren(claves, ...stored) : [...claves]
  }, claves.join(' '))
}

const ALGO = Uint8Array.of(1)

async function firma({ privada, publica }: Llave): Promise<boolean> {
  try {
    return await esDe(publica, await firmar(privada, ALGO), ALGO)
  } catch {
    return false // The key is damaged.
  }
}

export type Avance = { van: number; de: number }

/**
 * Refreshes all data for a journey without signal, one after the other, and counts them, until all are done or it is
 * stopped.
 */
export function usePreparacion() {
  const [avance, setAvance] = useState<Avance>()
  const current = useRef(0)

  async function empezar() {
    current.current += 1
    const mine = current.current
    void completarAplicacion()
    const failure = await askAll((steps) => {
      if (mine === current.current) setAvance(steps)
      return mine === current.current
    })
    if (failure) tellAskedFailure(failure)
    if (mine === current.current) setAvance(undefined)
  }
  function detener() {
    current.current += 1
    setAvance(undefined)
  }
  return { avance, empezar, detener }
}

type Wanted = { resource: AnyResource; params: unknown }

/**
 * Asks for all that the stored copies name, each once, and looks again after each round, because fetched lists name
 * others. Papers come last: by then the lists say which are needed. Returns the first failure; `onStep` is false if no
 * more is to be asked.
 */
async function askAll(onStep: (steps: Avance) => boolean): Promise<Failure | undefined> {
  const asked = new Set<string>()
  let first: Failure | undefined
  for (;;) {
    const left = (await named()).filter(([key]) => !asked.has(key))
    const lists = left.filter(([, { resource }]) => !resource.conArchivo)
    const round = lists.length > 0 ? lists : left
    if (round.length === 0) return first
    const de = asked.size + left.length
    for (const [key, { resource, params }] of round) {
      if (!onStep({ van: asked.size, de })) return undefined
      asked.add(key)
      await engine.refresh(resource.name, params, true)
      const failure = storedFailure(await device.lectura.fallas.get(key))
      if (!failure || noSeOfrece(failure)) continue
      first ??= failure
      // All others would fail too. A refusal is about this one alone.
      if (sinRed(failure) || failure.kind === 'sesion') return first
    }
  }
}

/** Copies that the stored ones name, by their keys. */
async function named(): Promise<[key: string, Wanted][]> {
  const stored: Stored = async (resource, params) =>
    // The value was stored by this resource, so the type is right.
    (await device.lectura.copias.get(resource.key(params)))?.value as never
  const { resources } = await loQueSeConozca()
  const now = await providerNow(device)
  const all = await Promise.all(
    resources.map(async (resource) =>
      ((await resource.warm?.(stored, now)) ?? []).map((params: unknown) => ({ resource, params })),
    ),
  )
  return [...new Map(all.flat().map((one) => [one.resource.key(one.params), one]))]
}
