import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { useState } from 'react'

import { formatFecha } from '#formato/fechas.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import { planDe } from '#model/derivaciones.ts'
import { DescartarCambio } from '#piezas/DescartarCambio.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { quienesEnPalabras } from './situacion.tsx'

import '#piezas/porEnviar.css'
import { texts } from './texts.ts'
import type { PorEnviar } from './usePorEnviar.ts'

/** An unsent referral: content, and the actions for it. */
export function SinEnviar({ cambio }: { cambio: PorEnviar }) {
  const [descartando, setDescartando] = useState(false)
  const { payload, state, id } = cambio
  const { obraSocial, fechaDesde, fechaHasta, afiliados } = payload
  const rechazada = state === 'rejected'
  const viajan = afiliados.filter(({ activo }) => activo).map(({ nombre }) => nombre)
  return (
    <section className={`tarjeta relleno pila por-enviar ${rechazada ? 'error' : 'aviso'}`}>
      <div>
        <h2>{planDe({ ...obraSocial, obraSocial: obraSocial.descripcion })}</h2>
        <p className="tenue">
          {quienesEnPalabras(viajan, 0)} ·{' '}
          {texts.fechas(formatFecha(fechaDesde), formatFecha(fechaHasta))}
        </p>
      </div>
      <p>
        {rechazada ? (
          <Insignia tono="error" icono={<ErrorCircle20Filled />}>
            {texts.noSeAcepto}
          </Insignia>
        ) : (
          <Insignia tono="aviso" icono={<ArrowUpload20Regular />}>
            {state === 'conflict' ? texts.cambioAlla : texts.sinEnviar}
          </Insignia>
        )}
      </p>
      <Explicacion cambio={cambio} />
      <div className="botones">
        {state !== 'conflict' && (
          <EnlaceBoton
            href={`/add-derivacion?cambio=${encodeURIComponent(id)}`}
            icono={<Edit24Regular />}
          >
            {texts.editar}
          </EnlaceBoton>
        )}
        {state === 'conflict' && <EnlaceBoton href="/pendientes">{texts.resolver}</EnlaceBoton>}
        <Boton tono="plano" onClick={() => setDescartando(true)}>
          {texts.descartar}
        </Boton>
      </div>
      <DescartarCambio
        pendiente={descartando ? cambio : undefined}
        onCerrar={() => setDescartando(false)}
      />
    </section>
  )
}

function Explicacion({ cambio: { state, reason, theirs, createdAt } }: { cambio: PorEnviar }) {
  const now = useAhora(60_000)
  if (state === 'rejected') return <p>{reason}</p>
  if (state === 'conflict') return theirs === undefined ? null : <p>{texts.alla(theirs)}</p>
  return (
    <p>
      {state === 'sending'
        ? texts.enviando
        : texts.guardadaAca(aparato(), cuandoYHora(createdAt, now))}
    </p>
  )
}
