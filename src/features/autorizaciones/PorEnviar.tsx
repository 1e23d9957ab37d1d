import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle'
import { useState } from 'react'

import { cuandoYHora } from '#formato/instantes.ts'
import { type Cambio, useCambios } from '#live/cambios/useCambios.ts'
import { usePendientes } from '#live/pendientes/usePendientes.ts'
import {
  type NuevaSolicitud,
  generadaDe,
  guardarSolicitud,
  enOchoCifras,
} from '#model/nuevaSolicitud.ts'
import { DescartarCambio } from '#piezas/DescartarCambio.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { dichoDelComprobante } from './comprobante.ts'
import { megas } from './megas.ts'

import '#piezas/porEnviar.css'
import { texts } from './nuevaTexts.ts'
import { useEditar } from './useEditar.ts'
import { direccionDeGuardada } from './usePaso.ts'

/** Requests that are not sent yet, above the list of sent ones. */
export function PorEnviar() {
  const cambios = useCambios(guardarSolicitud)?.filter(({ state }) => state !== 'done') ?? []
  const pendientes = usePendientes()
  const [aDescartar, setADescartar] = useState<string>()
  const pendienteDe = (id: string | undefined) => pendientes?.find((uno) => uno.id === id)
  if (cambios.length === 0) return null
  return (
    <>
      <ul className="pila">
        {cambios.map((cambio) => (
          <UnaPorEnviar
            key={cambio.id}
            cambio={cambio}
            esperaWifi={pendienteDe(cambio.id)?.soloWifi === true}
            onDescartar={() => setADescartar(cambio.id)}
          />
        ))}
      </ul>
      <DescartarCambio
        pendiente={pendienteDe(aDescartar)}
        onCerrar={() => setADescartar(undefined)}
      />
    </>
  )
}

type Props = { cambio: Cambio<NuevaSolicitud>; esperaWifi: boolean; onDescartar: () => void }

function UnaPorEnviar({ cambio, esperaWifi, onDescartar }: Props) {
  const { id, payload, state, pesa } = cambio
  const { tipoCobertura, quien, papeles, bytes } = payload
  const rechazada = state === 'rejected'
  const numero = generadaDe(cambio.answers)
  const { editar, ocupado } = useEditar(cambio)

  return (
    <li className={`tarjeta relleno por-enviar ${rechazada ? 'error' : 'aviso'}`}>
      <div className="cabeza">
        <div>
          <h2>{tipoCobertura.descripcion}</h2>
          <p className="tenue dato">
            {quien} · {texts.archivosY(papeles.length, megas(bytes))}
          </p>
        </div>
        <Estado cambio={cambio} />
      </div>
      <Explicacion cambio={cambio} esperaWifi={esperaWifi} />
      {state !== 'sending' && numero === undefined && (
        <div className="botones">
          {rechazada && pesa && (
            <EnlaceBoton href={direccionDeGuardada(id)}>{texts.verQuePesa}</EnlaceBoton>
          )}
          {state === 'dudosa' ? (
            <EnlaceBoton href="/pendientes">{texts.verPendientes}</EnlaceBoton>
          ) : (
            <Boton icono={<Edit24Regular />} ocupado={ocupado} onClick={() => void editar()}>
              {rechazada ? texts.corregir : texts.editar}
            </Boton>
          )}
          <Boton tono="plano" onClick={onDescartar}>
            {texts.descartar}
          </Boton>
        </div>
      )}
    </li>
  )
}

function Estado({ cambio: { state, answers } }: Pick<Props, 'cambio'>) {
  if (generadaDe(answers) !== undefined)
    return (
      <Insignia tono="ok" icono={<CheckmarkCircle20Filled />}>
        {texts.generada}
      </Insignia>
    )
  if (state === 'rejected')
    return (
      <Insignia tono="error" icono={<ErrorCircle20Filled />}>
        {texts.noSeAcepto}
      </Insignia>
    )
  if (state === 'dudosa')
    return (
      <Insignia tono="aviso" icono={<QuestionCircle20Regular />}>
        {texts.noSeSabe}
      </Insignia>
    )
  return (
    <Insignia tono={state === 'sending' ? 'info' : 'aviso'} icono={<ArrowUpload20Regular />}>
      {state === 'sending' ? texts.enviando : texts.sinEnviar}
    </Insignia>
  )
}

function Explicacion({ cambio, esperaWifi }: Pick<Props, 'cambio' | 'esperaWifi'>) {
  const now = useAhora(60_000)
  const { state, reason, pesa, createdAt } = cambio
  const numero = generadaDe(cambio.answers)
  if (numero !== undefined)
    return (
      <p>
        {texts.numeroDe} <b className="dato">{enOchoCifras(numero)}</b>.{' '}
        {dichoDelComprobante(cambio)}
      </p>
    )
  if (state === 'rejected')
    return (
      <p>
        <b>{texts.motivo}</b> {pesa ? texts.pesaDemasiado : reason}
      </p>
    )
  if (state === 'dudosa') return <p>{texts.noSeSabeDetalle}</p>
  return (
    <p>
      {texts.guardada(cuandoYHora(createdAt, now), aparato())}{' '}
      {state !== 'sending' && (esperaWifi ? texts.esperaWifi : texts.seEnviaSola)}
    </p>
  )
}
