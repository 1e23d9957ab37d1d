import { useState } from 'react'
import { useLocation } from 'wouter'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { Boton } from '#ui/Boton.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { unSoloToque } from '#ui/unSoloToque.ts'

import { esVacia } from './nueva.ts'
import { texts } from './nuevaTexts.ts'
import type { EnCurso } from './useNueva.ts'

type Props = {
  enCurso: EnCurso
  /** Undefined in the first step, which is left by cancelling. */
  anterior: (() => void) | undefined
  /** Reason why the step is not complete. */
  nota: string | undefined
  esUltimo: boolean
  ocupado: boolean
}

/** Buttons for the steps before and after; in the last step the second one saves. */
export function BotonesDelPaso({ enCurso, anterior, nota, esUltimo, ocupado }: Props) {
  const [, navigate] = useLocation()
  const [cancelando, setCancelando] = useState(false)
  const guardar = useSinSenal() ? texts.guardarSinSenal : texts.guardar
  const cancelar = () =>
    esVacia(enCurso.nueva) ? navigate('/autorizaciones') : setCancelando(true)
  return (
    <>
      <div className="barra-de-solicitud">
        <output className="tenue">{nota}</output>
        <div className="botones final" {...unSoloToque}>
          {anterior ? (
            <Boton onClick={anterior}>{texts.anterior}</Boton>
          ) : (
            <Boton onClick={cancelar}>{texts.cancelar}</Boton>
          )}
          <Boton tono="primario" type="submit" disabled={nota !== undefined} ocupado={ocupado}>
            {esUltimo ? (ocupado ? texts.guardando : guardar) : texts.siguiente}
          </Boton>
        </div>
      </div>
      <Cancelar
        abierto={cancelando}
        seGuardo={!enCurso.guardado || enCurso.guardado.state === 'kept'}
        onBorrar={() => void enCurso.terminar()}
        onCerrar={() => setCancelando(false)}
      />
    </>
  )
}

type CancelarProps = {
  abierto: boolean
  /** False if this phone could not store the last change. */
  seGuardo: boolean
  onBorrar: () => void
  onCerrar: () => void
}

/** Asks about the draft of a request: keep it, delete it, or go on. */
function Cancelar({ abierto, seGuardo, onBorrar, onCerrar }: CancelarProps) {
  const [, navigate] = useLocation()
  return (
    <Dialogo abierto={abierto} titulo={texts.cancelarPregunta} onCerrar={onCerrar}>
      <p>{seGuardo ? texts.cancelarDetalle : texts.cancelarSinGuardar}</p>
      <div className="botones apilados">
        <Boton tono="primario" onClick={() => navigate('/autorizaciones')}>
          {texts.guardarBorrador}
        </Boton>
        <Boton
          peligro
          onClick={() => {
            onBorrar()
            navigate('/autorizaciones')
          }}
        >
          {texts.borrar}
        </Boton>
        <Boton tono="plano" onClick={onCerrar}>
          {texts.volver}
        </Boton>
      </div>
    </Dialogo>
  )
}
