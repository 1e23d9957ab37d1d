import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Lugar = {
  /** Until it is here. */
  mientras?: ReactNode
  /** In its place, where its file did not come. */
  falta: (otraVez: () => void) => ReactNode
}

/** A part of a screen as a file of its own. A file that does not come takes this part away, and not the screen around it. */
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
