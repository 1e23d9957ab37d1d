import { documentoGuardado, traerComoVenga, traerDocumento } from '#live/archivos/documento.ts'
import type { Answered } from '#live/llamadas/useLiveCall.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Documento } from '#local/documento/documento.ts'
import type { Resource } from '#local/resource.ts'
import { aparato } from '#ui/esMovil.ts'

import { loQuePesa } from './loQuePesa.ts'
import { texts } from './texts.ts'

/** A document to show, save or share, from any source. */
export type Pedido = {
  key: string
  /** Name until the document is here. */
  titulo: string
  traer: (deNuevo: boolean) => Promise<Answered<Archivo>>
  /** Fetches the document even if it arrives incomplete. */
  traerComoVenga: () => Promise<Answered<Archivo>>
  /** Size of a large document, which the person confirms first; undefined if it is fetched without a question. */
  pesar?: () => Promise<number | undefined>
  /** Asks for a mail address, over the document. */
  onEnviar?: () => void
  /** The document can only be viewed. */
  soloVer?: boolean
  /** The document may open as a page of its own (PREV-01). */
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

/** A document on this phone, known by its key only. */
export function pedidoGuardado(key: string, titulo: string): Pedido {
  const traer = async (): Promise<Answered<Archivo>> => {
    const value = await documentoGuardado(key)
    return value
      ? { ok: true, value }
      : { ok: false, failure: { kind: 'telefono', message: texts.yaNoEsta(aparato()) } }
  }
  return { key, titulo, traer, traerComoVenga: traer }
}

/** The same, with its first read under way: the document comes while its viewer is drawn. */
export function pedidoLeyendo(key: string, titulo: string): Pedido {
  const guardado = pedidoGuardado(key, titulo)
  let leyendo: ReturnType<Pedido['traer']> | undefined = guardado.traer(false)
  return {
    ...guardado,
    traer(deNuevo) {
      const first = leyendo ?? guardado.traer(deNuevo)
      leyendo = undefined
      return first
    },
  }
}
