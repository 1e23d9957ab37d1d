import { Pause24Regular } from '@fluentui/react-icons/svg/pause'
import { Play24Regular } from '@fluentui/react-icons/svg/play'
import { ReadAloud24Regular } from '@fluentui/react-icons/svg/read-aloud'

import { Boton } from '#ui/Boton.tsx'

import './escuchar.css'
import { texts } from './texts.ts'
import { type Lectura, useLectura } from './useLectura.ts'

/** Button that reads a screen's text aloud. Hidden if this phone has no voice. */
export const Escuchar = ({ trozos }: { trozos: readonly string[] }) => (
  <BotonDeLectura lectura={useLectura(trozos)} />
)

type Props = {
  lectura: Lectura
  /** Name of the part that is being read, if it has one. */
  dice?: string
}

/** One button to start and stop: it keeps its place and the focus. */
export function BotonDeLectura({ lectura, dice = texts.leyendo }: Props) {
  const { hay, leyendo, empezar, parar } = lectura
  if (!hay) return null
  const lee = leyendo !== undefined
  return (
    <div className={lee ? 'escuchar panel info' : 'escuchar'}>
      {lee && (
        <p>
          <ReadAloud24Regular />
          {dice}
        </p>
      )}
      <Boton
        key="boton"
        icono={lee ? <Pause24Regular /> : <Play24Regular />}
        onClick={lee ? parar : empezar}
      >
        {lee ? texts.parar : texts.escuchar}
      </Boton>
    </div>
  )
}
