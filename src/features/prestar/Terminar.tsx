import { useState } from 'react'

import { fechaYHora } from '#formato/instantes.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { terminarEncargo } from '#model/encargos/cambios.ts'
import type { Hecho } from '#model/encargos/hechos.ts'
import { Confirmar } from '#ui/Confirmar.tsx'
import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Question before a loan is ended. It says until when the loan may still be used. */
export function Terminar({ hecho, onCerrar }: { hecho: Hecho | undefined; onCerrar: () => void }) {
  const terminar = useOperation(terminarEncargo)
  const sinSenal = useSinSenal()
  const [rechazo, setRechazo] = useState<string>()
  const nombre = hecho?.encargo.recibe.nombre ?? ''

  function cerrar() {
    setRechazo(undefined)
    onCerrar()
  }
  async function hacer({ clave, bytes }: Hecho) {
    const kept = await terminar({ clave, bytes, nombre })
    if (!kept.kept) return setRechazo(kept.message)
    showToast(sinSenal ? texts.terminadoSinSenal : texts.terminado)
    cerrar()
  }
  return (
    <Confirmar
      abierto={hecho !== undefined}
      titulo={texts.preguntaTerminar(nombre)}
      volver={texts.volver}
      hacer={texts.siTerminar}
      peligro
      onHacer={() => hecho && void hacer(hecho)}
      onCerrar={cerrar}
    >
      {rechazo !== undefined && (
        <Panel tono="error" alerta>
          <p>{rechazo}</p>
        </Panel>
      )}
      <p>
        {sinSenal ? texts.terminarSinSenal(fechaYHora(hecho?.hasta ?? 0)) : texts.terminarConSenal}
      </p>
    </Confirmar>
  )
}
