import { useContext } from 'react'
import { is } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { type Answered, api } from '#live/llamadas/useLiveCall.ts'
import { engine } from '#live/proveedor/engine.ts'
import { type Failure, storedFailure, toFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { Archivo } from '#local/archivo.ts'
import { forgetCopies } from '#local/bases/lectura.ts'
import type { SesionAbierta } from '#local/bases/salida.ts'
import { Documento, DocumentoDanado, isIntact } from '#local/documento/documento.ts'
import type { AnyResource, Resource } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'

/** State of a document on this phone. `failure`: reason why its last download failed. */
export type DocumentoEnElTelefono =
  | { state: 'guardado'; documento: Documento; savedAt: number }
  | { state: 'falta'; failure?: Failure }

/** State of a document on this phone, live; sends no request. Undefined until it is read. */
export function useDocumento<Params>(
  de: Resource<Params, Documento>,
  params: Params,
): DocumentoEnElTelefono | undefined {
  const key = de.key(params)
  const generation = useContext(Generacion)
  return useLive(() => readDocumento(key), `${generation}/${key}/archivo`)
}

/** True if a document is stored under this key, live. */
export function useEstaGuardado(key: string): boolean {
  const generation = useContext(Generacion)
  const found = useLive(() => readDocumento(key), `${generation}/${key}/archivo`)
  return found?.state === 'guardado'
}

async function readDocumento(key: string): Promise<DocumentoEnElTelefono> {
  const { copias, fallas } = device.lectura
  const [copy, falla] = await Promise.all([copias.get(key), fallas.get(key)])
  if (copy && is(copy.value, Documento))
    return { state: 'guardado', documento: copy.value, savedAt: copy.savedAt }
  const failure = storedFailure(falla)
  return { state: 'falta', ...(failure && { failure }) }
}

/** A document with its bytes: the stored file if it is intact, otherwise a download. `deNuevo`: always a download. */
export async function traerDocumento<Params>(
  de: Resource<Params, Documento>,
  params: Params,
  { deNuevo = false }: { deNuevo?: boolean } = {},
): Promise<Answered<Archivo>> {
  const key = de.key(params)
  const stored = deNuevo ? undefined : await documentoGuardado(key)
  if (stored) {
    void engine.refresh(de.name, params, false) // An old copy is refreshed in the background.
    return { ok: true, value: stored }
  }
  const session = await currentSession(device)
  if (!session) return { ok: false, failure: toFailure({ kind: 'session-over' }) }
  // A shared phone stores no document, and a full phone cannot: its bytes stay in the memory of this page.
  if (session.shared) return enMemoria(de, params, session)
  await engine.refresh(de.name, params, true)
  const failure = storedFailure(await device.lectura.fallas.get(key))
  if (failure) return { ok: false, failure }
  const brought = await documentoGuardado(key)
  return brought ? { ok: true, value: brought } : enMemoria(de, params, session)
}

/** The document stored under this key. A damaged file is deleted. */
export async function documentoGuardado(key: string): Promise<Archivo | undefined> {
  const { lectura } = device
  const { copias, fallas, archivos } = lectura
  const [copy, file] = await lectura.transaction('r', copias, archivos, () =>
    Promise.all([copias.get(key), archivos.get(key)]),
  )
  if (!copy) return undefined
  if (is(copy.value, Documento) && file && (await isIntact(copy.value, file.bytes)))
    return { bytes: file.bytes, type: copy.value.type, name: copy.value.name }
  await lectura.transaction('rw', copias, fallas, archivos, () => forgetCopies(lectura, [key]))
  return undefined
}

/** Downloads a document, damaged or not, so that the person can save it outside the portal; it is not stored here. */
export async function traerComoVenga<Params>(
  de: Resource<Params, Documento>,
  params: Params,
): Promise<Answered<Archivo>> {
  const session = await currentSession(device)
  if (!session) return { ok: false, failure: toFailure({ kind: 'session-over' }) }
  return enMemoria(de, params, session, ({ archivo }) => ({ ok: true, value: archivo }))
}

async function enMemoria(
  de: AnyResource,
  params: unknown,
  { generation }: SesionAbierta,
  onDanado: (error: DocumentoDanado) => Answered<Archivo> = ({ failure }) => ({
    ok: false,
    failure: toFailure(failure),
  }),
): Promise<Answered<Archivo>> {
  const call: Call = (endpoint, request, options) =>
    api.call(endpoint, request, { ...options, generation })
  try {
    const value: unknown = await de.fetch(call, params, device)
    return { ok: true, value: value as Archivo } // The resource of a document fetches an Archivo.
  } catch (error) {
    if (error instanceof DocumentoDanado) return onDanado(error)
    if (!(error instanceof CallError)) throw error
    return { ok: false, failure: toFailure(error.failure) }
  }
}
