import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'

import { cuandoYHora } from '#formato/instantes.ts'
import { olvidarEmpezado } from '#live/borradores/borradores.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Insignia } from '#ui/Insignia.tsx'
import { useAhora } from '#ui/useAhora.ts'

import '#piezas/porEnviar.css'
import { texts } from './nuevaTexts.ts'
import { type Empezada, useEmpezadas } from './useEmpezadas.ts'
import { direccionDePaso } from './usePaso.ts'

/** List of requests that were begun and not saved. */
export function Empezadas() {
  const empezadas = useEmpezadas()
  const [aBorrar, setABorrar] = useState<Empezada>()
  const now = useAhora(60_000)
  if (empezadas.length === 0) return null
  return (
    <>
      <ul className="pila">
        {empezadas.map((una) => (
          <li key={una.id} className="tarjeta relleno por-enviar aviso">
            <div className="cabeza">
              <div>
                <h2>{una.quien || texts.titulo}</h2>
                <p className="tenue">{texts.borrador(cuandoYHora(una.savedAt, now))}</p>
              </div>
              <Insignia tono="aviso" icono={<Edit20Regular />}>
                {texts.sinTerminar}
              </Insignia>
            </div>
            <div className="botones">
              <EnlaceBoton href={direccionDePaso(una.id, una.paso)}>{texts.seguir}</EnlaceBoton>
              <Boton tono="plano" onClick={() => setABorrar(una)}>
                {texts.borrar}
              </Boton>
            </div>
          </li>
        ))}
      </ul>
      <Confirmar
        abierto={aBorrar !== undefined}
        titulo={texts.borrarPregunta}
        volver={texts.volver}
        hacer={texts.borrar}
        peligro
        onHacer={() => {
          if (aBorrar) void olvidarEmpezado(aBorrar.formulario)
          setABorrar(undefined)
        }}
        onCerrar={() => setABorrar(undefined)}
      >
        <p>{texts.borrarDetalle}</p>
      </Confirmar>
    </>
  )
}
