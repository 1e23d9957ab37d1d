import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { useState } from 'react'

import { cuandoYHora } from '#formato/instantes.ts'
import { type Cambio, useCambios } from '#live/cambios/useCambios.ts'
import { discardPendiente } from '#live/pendientes/decisiones.ts'
import {
  type NuevaSolicitud,
  generadaDe,
  guardarSolicitud,
  enOchoCifras,
} from '#model/nuevaSolicitud.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { showToast } from '#ui/toasts.ts'
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
  const [aDescartar, setADescartar] = useState<Cambio<NuevaSolicitud>>()

  async function descartar() {
    if (!aDescartar) return
    const asked = await discardPendiente(aDescartar)
    const outcome = asked === 'unknown' ? await discardPendiente(aDescartar, true) : asked
    if (outcome === 'arrived' || outcome === 'partly') showToast(texts.yaLlego)
    else if (asked === 'unknown' && outcome === 'gone') showToast(texts.descartadaSinSaber)
    setADescartar(undefined)
  }

  if (cambios.length === 0) return null
  return (
    <>
      <ul className="pila">
        {cambios.map((cambio) => (
          <UnaPorEnviar key={cambio.id} cambio={cambio} onDescartar={() => setADescartar(cambio)} />
        ))}
      </ul>
      <Confirmar
        abierto={aDescartar !== undefined}
        titulo={texts.descartarPregunta}
        volver={texts.volver}
        hacer={texts.descartar}
        peligro
        onHacer={() => void descartar()}
        onCerrar={() => setADescartar(undefined)}
      >
        <p>{texts.descartarDetalle}</p>
      </Confirmar>
    </>
  )
}

type Props = { cambio: Cambio<NuevaSolicitud>; onDescartar: () => void }

function UnaPorEnviar({ cambio, onDescartar }: Props) {
  const now = useAhora(60_000)
  const { id, payload, state, reason, pesa, createdAt } = cambio
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
        {numero === undefined ? (
          <Insignia
            tono={rechazada ? 'error' : state === 'sending' ? 'info' : 'aviso'}
            icono={rechazada ? <ErrorCircle20Filled /> : <ArrowUpload20Regular />}
          >
            {rechazada ? texts.noSeAcepto : state === 'sending' ? texts.enviando : texts.sinEnviar}
          </Insignia>
        ) : (
          <Insignia tono="ok" icono={<CheckmarkCircle20Filled />}>
            {texts.generada}
          </Insignia>
        )}
      </div>
      {numero !== undefined ? (
        <p>
          {texts.numeroDe} <b className="dato">{enOchoCifras(numero)}</b>.{' '}
          {dichoDelComprobante(cambio)}
        </p>
      ) : rechazada ? (
        <p>
          <b>{texts.motivo}</b> {pesa ? texts.pesaDemasiado : reason}
        </p>
      ) : (
        <p>
          {texts.guardada(cuandoYHora(createdAt, now), aparato())}{' '}
          {state !== 'sending' && texts.seEnviaSola}
        </p>
      )}
      {state !== 'sending' && numero === undefined && (
        <div className="botones">
          {rechazada && pesa && (
            <EnlaceBoton href={direccionDeGuardada(id)}>{texts.verQuePesa}</EnlaceBoton>
          )}
          <Boton icono={<Edit24Regular />} ocupado={ocupado} onClick={() => void editar()}>
            {rechazada ? texts.corregir : texts.editar}
          </Boton>
          <Boton tono="plano" onClick={onDescartar}>
            {texts.descartar}
          </Boton>
        </div>
      )}
    </li>
  )
}
