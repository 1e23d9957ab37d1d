import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { useResource } from '#live/copias/useResource.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto } from '#model/personas.ts'
import { reciboDe } from '#model/recibos.ts'
import { Dato } from '#piezas/Dato.tsx'
import { DescartarCambio } from '#piezas/DescartarCambio.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Insignia } from '#ui/Insignia.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { Acciones } from './Acciones.tsx'
import { Camino } from './Camino.tsx'
import { aspectoDe } from './estados.tsx'
import { LasDos } from './LasDos.tsx'
import { PorPartes } from './PorPartes.tsx'
import { SoloWifi } from './SoloWifi.tsx'
import { texts } from './texts.ts'

type Props = { pendiente: Pendiente; alLado?: boolean }

/** Receipt of one change: content, state, and the provider's answer. `alLado`: beside the list. */
export function Recibo({ pendiente, alLado = false }: Props) {
  const { words, state, numero, reason, type, payload, hecho } = pendiente
  const recibo = reciboDe(type, payload)
  const [descartando, setDescartando] = useState(false)
  const [, navigate] = useLocation()
  const { palabra, tono, icono } = aspectoDe(pendiente)
  return (
    <div className="recibo pila">
      {!alLado && <Volver a="/pendientes">{texts.titulo}</Volver>}
      <div>
        {alLado ? <h2>{words}</h2> : <Titulo>{words}</Titulo>}
        <p className="cabeza">
          <Insignia tono={tono} icono={icono}>
            {palabra}
          </Insignia>
          <span className="tenue">{texts.envio(numero)}</span>
        </p>
      </div>
      {hecho && (
        <div className="tarjeta relleno pila">
          <p>
            {texts.solicitudN} <b className="dato">{hecho.numero}</b>
          </p>
          <EnlaceBoton href={hecho.href}>{texts.verSolicitud}</EnlaceBoton>
        </div>
      )}
      {recibo && (
        <dl className="tarjeta relleno lo-que-dice">
          <DeQuien idAfiliado={recibo.idAfiliado} />
          <Dato titulo={texts.antes}>{recibo.antes.join(', ') || texts.nada}</Dato>
          <Dato titulo={texts.ahora}>{recibo.ahora.join(', ') || texts.nada}</Dato>
        </dl>
      )}
      {reason !== undefined && (
        <p className="tarjeta relleno">
          <b>{texts.motivo}</b> {reason}
        </p>
      )}
      {state === 'conflict' && <LasDos pendiente={pendiente} />}
      {state === 'dudosa' && <p>{texts.dudosaDetalle}</p>}
      <Camino pendiente={pendiente} />
      <PorPartes pendiente={pendiente} />
      <SoloWifi pendiente={pendiente} />
      <Acciones pendiente={pendiente} enRecibo onDescartar={() => setDescartando(true)} />
      {state === 'done' && recibo && (
        <div className="botones">
          <EnlaceBoton tono="primario" href={recibo.editar.replace(/\?.*/, '')}>
            {texts.irA}
          </EnlaceBoton>
        </div>
      )}
      <button type="button" className="enlace" onClick={() => print()}>
        <Print24Regular />
        {texts.imprimir}
      </button>
      <DescartarCambio
        pendiente={descartando ? pendiente : undefined}
        onCerrar={() => {
          setDescartando(false)
          navigate('/pendientes', { replace: true })
        }}
      />
    </div>
  )
}

function DeQuien({ idAfiliado }: { idAfiliado: number }) {
  const grupo = useResource(grupoFamiliar, {})
  const quien =
    grupo.state === 'ready'
      ? grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
      : undefined
  return quien ? <Dato titulo={texts.deQuien}>{nombreCompleto(quien)}</Dato> : null
}
