import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Lugar = {
  /** Shown until the part is loaded. */
  mientras?: ReactNode
  /** Shown in its place if its file did not load. */
  falta: (otraVez: () => void) => ReactNode
}

/** A part of a screen in a file of its own. If the file does not load, only this part is missing, not the whole screen. */
export function parteTardia<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { mientras, falta }: Lugar,
): ComponentType<Props> {
  let traida: ComponentType<Props> | undefined

  return function Parte(props) {
    const [Esta, setEsta] = useState(() => traida)
    const [falla, setFalla] = useState(false)
    useEffect(() => {
      if (Esta || falla) return undefined
      let here = true
      const show = async () => {
        traida = await load()
        if (here) setEsta(() => traida)
      }
      void show().catch(() => here && setFalla(true))
      return () => {
        here = false
      }
    }, [Esta, falla])
    if (Esta) return <Esta {...props} />
    return falla ? falta(() => setFalla(false)) : mientras
  }
}
