import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { WrenchScrewdriver24Regular } from '@fluentui/react-icons/svg/wrench-screwdriver'
import { useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import '#ui/componentes.css'
import './mantenimiento.css'
import { MientrasTanto } from './MientrasTanto.tsx'
import { texts } from './texts.ts'

type Props = {
  /** True if a person is signed in: their stored data stay within reach (SHELL-16). */
  adentro: boolean
  /** True if the page was opened by its address: then no other version is known. */
  porDireccion: boolean
  onActualizar: () => Promise<void>
}

/** Shown if this version is not the current one (SHELL-14). */
export function MantenimientoScreen({ adentro, porDireccion, onActualizar }: Props) {
  const [actualizando, setActualizando] = useState(false)
  return (
    <div className="mantenimiento pila">
      <Vacio icono={<WrenchScrewdriver24Regular />} titulo={texts.titulo} esPagina>
        <p>{porDireccion ? texts.porDireccion : texts.detalle}</p>
      </Vacio>
      <Boton
        tono="primario"
        icono={<ArrowClockwise24Regular />}
        ocupado={actualizando}
        onClick={() => {
          if (actualizando) return
          setActualizando(true)
          void onActualizar()
        }}
      >
        {actualizando ? texts.actualizando : texts.actualizar}
      </Boton>
      {adentro && <MientrasTanto />}
      <p className="tenue">{texts.version}</p>
    </div>
  )
}
