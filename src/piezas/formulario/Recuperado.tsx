import { useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** Notice that text from an earlier visit was restored. */
export function Recuperado({ onEmpezarDeNuevo }: { onEmpezarDeNuevo: () => void }) {
  const [pregunta, setPregunta] = useState(false)
  return (
    <Panel tono="info" titulo={texts.recuperamos}>
      <p>{texts.recuperamosDetalle}</p>
      <div className="botones">
        <Boton onClick={() => setPregunta(true)}>{texts.empezarDeNuevo}</Boton>
      </div>
      <Confirmar
        abierto={pregunta}
        titulo={texts.preguntaEmpezar}
        volver={texts.volver}
        hacer={texts.empezarDeNuevo}
        peligro
        onHacer={() => {
          setPregunta(false)
          onEmpezarDeNuevo()
        }}
        onCerrar={() => setPregunta(false)}
      >
        <p>{texts.preguntaEmpezarDetalle}</p>
      </Confirmar>
    </Panel>
  )
}
