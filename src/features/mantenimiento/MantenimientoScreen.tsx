import { Button } from '@fluentui/react-components'
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { WrenchScrewdriver24Regular } from '@fluentui/react-icons/svg/wrench-screwdriver'
import { useState } from 'react'

import { Vacio } from '#ui/Vacio.tsx'

import '#ui/componentes.css'
import './mantenimiento.css'
import { MientrasTanto } from './MientrasTanto.tsx'
import { texts } from './texts.ts'

type Props = {
  /** Somebody is signed in: what they keep here stays within reach (SHELL-16). */
  adentro: boolean
  onActualizar: () => Promise<void>
}

/** SHELL-14: this version is not the current one. */
export function MantenimientoScreen({ adentro, onActualizar }: Props) {
  const [actualizando, setActualizando] = useState(false)
  return (
    <div className="mantenimiento pila">
      <Vacio icono={<WrenchScrewdriver24Regular />} titulo={texts.titulo} esPagina>
        <p>{texts.detalle}</p>
      </Vacio>
      <Button
        className="primario"
        appearance="primary"
        icon={<ArrowClockwise24Regular />}
        disabledFocusable={actualizando}
        onClick={() => {
          if (actualizando) return
          setActualizando(true)
          void onActualizar()
        }}
      >
        {actualizando ? texts.actualizando : texts.actualizar}
      </Button>
      {adentro && <MientrasTanto />}
      <p className="tenue">{texts.version}</p>
    </div>
  )
}
