import { documentoGuardado, traerComoVenga, traerDocumento } from '#live/documento.ts'
import { loQuePesa } from '#live/loQuePesa.ts'
import type { Answered } from '#live/useLiveCall.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Documento } from '#local/documento/documento.ts'
import type { Resource } from '#local/resource.ts'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

/** A document to be shown, saved or shared, wherever it comes from. */
export type Pedido = {
  key: string
  /** What it is called until it is here. */
  titulo: string
  traer: (deNuevo: boolean) => Promise<Answered<Archivo>>
  /** As it comes, whole or not. */
  traerComoVenga: () => Promise<Answered<Archivo>>
  /** Its bytes, where they are so many that its person decides first; undefined where it is simply brought. */
  pesar?: () => Promise<number | undefined>
  /** Asks where to send it by mail, over the document. */
  onEnviar?: () => void
  /** It is shown, and nothing else is done with it. */
  soloVer?: boolean
  /** It may be a page of its own (PREV-01). */
  enPagina?: boolean
}

export function pedido<Params>(
  de: Resource<Params, Documento>,
  params: Params,
  { titulo, onEnviar }: { titulo: string; onEnviar?: (() => void) | undefined },
): Pedido {
  return {
    key: de.key(params),
    titulo,
    enPagina: true,
    ...(onEnviar && { onEnviar }),
    pesar: () => loQuePesa(de, params),
    traer: (deNuevo) => traerDocumento(de, params, { deNuevo }),
    traerComoVenga: () => traerComoVenga(de, params),
  }
}

/** A document of which no more is known than its key: as it lies on this phone. */
export function pedidoGuardado(key: string, titulo: string): Pedido {
  const traer = async (): Promise<Answered<Archivo>> => {
    const value = await documentoGuardado(key)
    return value
      ? { ok: true, value }
      : { ok: false, failure: { kind: 'telefono', message: texts.yaNoEsta(aparato()) } }
  }
  return { key, titulo, traer, traerComoVenga: traer }
}
