import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'
import { Redirect, useSearchParams } from 'wouter'

import { usePuedeGuardar } from '#live/telefono/device.ts'
import { tieneId, transitorias } from '#model/derivaciones.ts'
import { NoEsta } from '#piezas/NoEsta.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { ConCostado } from '#ui/ConCostado.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { camposDeCambio, camposDeUna, nuevo } from './campos.ts'

import './derivaciones.css'
import { FormularioDeDerivacion } from './FormularioDeDerivacion.tsx'
import { Guardada } from './Guardada.tsx'
import { LasQueHay } from './LasQueHay.tsx'
import { texts } from './texts.ts'
import { useGuardadas } from './usePorEnviar.ts'

/**
 * Form of a referral. Parameters of its address: `id`: a referral to edit (DERI-07); `cambio`: a saved change that is
 * not sent yet; `guardada`: a change that was saved a moment ago.
 */
export function AddDerivacionScreen() {
  const [busqueda] = useSearchParams()
  const id = busqueda.get('id')
  const cambio = busqueda.get('cambio')
  const guardada = busqueda.get('guardada')
  const puedeGuardar = usePuedeGuardar()
  if (guardada !== null) return <Guardada id={guardada} />
  // The form needs storage: without it, a referral could not be saved.
  if (!puedeGuardar) return <Redirect to="/derivaciones" replace />
  return (
    <ConCostado costado={<LasQueHay />}>
      <Volver a="/derivaciones">{texts.volver}</Volver>
      {cambio !== null ? (
        <DeCambio key={cambio} id={cambio} />
      ) : id !== null ? (
        <DeUna key={id} id={Number(id)} />
      ) : (
        <FormularioDeDerivacion origen={{ nombre: 'nueva', campos: nuevo }} titulo={texts.nueva} />
      )}
    </ConCostado>
  )
}

function DeUna({ id }: { id: number }) {
  const { value, leyendo, aviso } = useCopia(transitorias, {}, texts.trayendo)
  if (leyendo) return null
  if (!value)
    return (
      <>
        <Titulo>{texts.editarla}</Titulo>
        {aviso}
      </>
    )
  const una = value.find((otra) => tieneId(otra, id))
  if (!una) return <Ninguna />
  return (
    <FormularioDeDerivacion
      origen={{ nombre: String(id), campos: camposDeUna(una), una }}
      titulo={texts.editarla}
    />
  )
}

function DeCambio({ id }: { id: string }) {
  const guardadas = useGuardadas()
  if (!guardadas) return null
  const suyo = guardadas.find((uno) => uno.id === id)
  if (!suyo) return <Ninguna />
  const { payload, state, reason } = suyo
  return (
    <FormularioDeDerivacion
      origen={{
        nombre: `cambio/${payload.clave}`,
        campos: camposDeCambio(payload),
        cambio: payload,
        detras: !suyo.unsent && state !== 'rejected',
        contesto: state === 'rejected' ? reason : undefined,
      }}
      titulo={texts.editarla}
    />
  )
}

const Ninguna = () => (
  <NoEsta
    icono={<VehicleBus24Regular />}
    titulo={texts.noEsta}
    href="/derivaciones"
    ver={texts.verTodas}
  />
)
