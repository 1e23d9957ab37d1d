import { useState } from 'react'

import { tellAskedFailure } from '#live/proveedor/asked.ts'
import type { Archivo } from '#local/archivo.ts'
import { showToast } from '#ui/toasts.ts'

import { compartir, descargar } from './archivo.ts'
import { imprimir } from './imprimir.ts'
import type { Pedido } from './pedido.ts'
import { texts } from './texts.ts'
import { Visor } from './Visor.tsx'

/** Actions for the documents of a list's rows. The screen has to render `visor`. */
export function useDocumentos() {
  const [abierto, setAbierto] = useState<Pedido>()
  const [ocupado, setOcupado] = useState<string>()

  /** Fetches the document if needed and passes it to `hacer`. A failure is shown to the person. */
  const con = (hacer: (archivo: Archivo) => unknown) => async (de: Pedido) => {
    setOcupado(de.key)
    if ((await de.pesar?.()) !== undefined) {
      setOcupado(undefined)
      return setAbierto(de)
    }
    const answer = await de.traer(false)
    setOcupado(undefined)
    if (answer.ok) await hacer(answer.value)
    else tellAskedFailure(answer.failure)
  }
  return {
    ver: (de: Pedido) => setAbierto(de),
    descargar: con(descargar),
    imprimir: con(imprimir),
    compartir: con(async (archivo) => {
      if (!(await compartir(archivo))) showToast(texts.noSeCompartio)
    }),
    /** Key of the document that is being fetched. */
    ocupado,
    visor: abierto && <Visor pedido={abierto} onCerrar={() => setAbierto(undefined)} />,
  }
}
