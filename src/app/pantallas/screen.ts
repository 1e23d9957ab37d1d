import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'

import { isMissingFile } from '#local/isMissingFile.ts'

import { NoEstaAca } from '../paginas/NoEstaAca.tsx'
import { recargarUnaVez } from '../version/recargar.ts'

/** A screen that is loaded when it is first drawn, or before that by `traer`. */
export type Tardia<Props> = ComponentType<Props> & { traer: () => Promise<unknown> }

/**
 * A screen as a chunk of its own. If the chunk does not arrive, `Falta` is shown. The next visit with signal reloads
 * the page, because Vite's import does not request a failed style sheet a second time.
 */
export function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Falta: ComponentType<Props> = NoEstaAca,
): Tardia<Props> {
  let traida: ComponentType<Props> | undefined
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
  function Pantalla(props: Props) {
    // Kept while the screen is shown; the next visit tries the load again.
    const [Esta] = useState(() => traida ?? (pedida ??= lazy(pedir)))
    return createElement(Esta, props)
  }
  // A loaded screen is drawn in the same frame, while a lazy one leaves that frame empty.
  return Object.assign(Pantalla, { traer: async () => (traida ??= await load()) })
}

/** Shown in place of an optional part of a screen. */
export const Nada = () => null
