import { Pause24Regular } from '@fluentui/react-icons/svg/pause'
import { Play24Regular } from '@fluentui/react-icons/svg/play'
import { ReadAloud24Regular } from '@fluentui/react-icons/svg/read-aloud'

import { Boton } from '#ui/Boton.tsx'

import './escuchar.css'
import { texts } from './texts.ts'
import { type Lectura, useLectura } from './useLectura.ts'

/** Reads aloud what a screen says; nothing where this phone has no voice for it. */
export const Escuchar = ({ trozos }: { trozos: readonly string[] }) => (
  <BotonDeLectura lectura={useLectura(trozos)} />
)

type Props = {
  lectura: Lectura
  /** What is being read, where that has a name. */
  dice?: string
}

/** The one button keeps its place, and the focus, while it reads. */
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
