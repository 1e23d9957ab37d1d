import { useContext } from 'react'

import { aBase64 } from '#contract/base64.ts'
import type { Anuncio } from '#contract/encargo/anuncio.ts'
import type { EncargoAnotado } from '#contract/extensiones/encargos.ts'
import { type Kept, keep } from '#live/cambios/keep.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { device } from '#live/telefono/device.ts'
import { readLlave } from '#local/pase/llave.ts'
import { knownOffset } from '#local/time/clock.ts'
import { anotarEncargo } from '#model/encargos/cambios.ts'
import { anotarHecho } from '#model/encargos/hechos.ts'
import { guardadoDe, materiaDe } from '#model/encargos/materia.ts'
import { type Eleccion, pesoDe, prestar } from '#model/encargos/prestamo.ts'

import { texts } from './texts.ts'

/** A signed loan and everything sealed for its receiver. */
export type Firmado = { hecho: EncargoAnotado; sobre: Uint8Array<ArrayBuffer> }

/**
 * Signs a loan. It is stored in this phone's list, and its report to the provider in the outbox, before the other
 * phone can see it: so the person can always find and end it.
 */
export function usePrestar(): (eleccion: Eleccion, anuncio: Anuncio) => Promise<Kept<Firmado>> {
  const generation = useContext(Generacion)
  const seTerminan = useOfrece('encargos') === true
  const anotar = useOperation(anotarEncargo)

  return async (eleccion, anuncio) => {
    const llave = await readLlave(device).catch(() => undefined)
    if (!llave) return no(texts.sinLlave)
    const ahora = Date.now() + (await knownOffset(device))
    const materia = materiaDe(await guardadoDe(device, eleccion), eleccion, llave.publica, ahora)
    if (materia.pases.length !== eleccion.miembros.length) return no(texts.sinPasesDetalle)
    if (pesoDe(materia) === undefined) return no(texts.muchas)
    const { privada, publica } = llave
    const { encargo, sobre } = await prestar(eleccion, materia, anuncio, { privada, ahora })
    const hecho = { clave: aBase64(publica), bytes: aBase64(encargo) }
    if (seTerminan) {
      const kept = await anotar({ ...hecho, nombre: anuncio.recibe.nombre })
      if (!kept.kept) return kept
    }
    const kept = await keep(() => anotarHecho(device, hecho, generation))
    return kept.kept ? { kept: true, value: { hecho, sobre } } : kept
  }
}

const no = (message: string) => ({ kept: false, message }) as const
