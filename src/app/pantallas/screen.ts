import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'

import { isMissingFile } from '#local/isMissingFile.ts'

import { NoEstaAca } from '../paginas/NoEstaAca.tsx'
import { recargarUnaVez } from '../version/recargar.ts'

/**
 * A screen as a chunk of its own. Where the chunk is not on this phone and does not come, `Falta` is drawn in its place. The
 * next time that the screen is opened the page is loaded anew, where there is signal: what Vite makes of an import asks for
 * no style a second time.
 */
export function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Falta: ComponentType<Props> = NoEstaAca,
): ComponentType<Props> {
  let pedida: ComponentType<Props> | undefined
  let traer = load

  function EnSuLugar(props: Props) {
    useEffect(() => void (pedida = undefined), [])
    return createElement(Falta, props)
  }
  const pedir = async () => {
    try {
      return { default: await traer().catch(recargarUnaVez) }
    } catch (falla) {
      if (!isMissingFile(falla)) throw falla
      traer = () => Promise.reject(falla)
      return { default: EnSuLugar }
    }
  }
  return function Pantalla(props) {
    // The same for as long as it shows: whoever opens it next asks anew.
    const [Esta] = useState(() => (pedida ??= lazy(pedir)))
    return createElement(Esta, props)
  }
}

/** In place of a part without which a screen is of use all the same. */
export const Nada = () => null
