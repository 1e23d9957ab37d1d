import { AlertOff24Regular } from '@fluentui/react-icons/svg/alert-off'
import { AlertUrgent24Regular } from '@fluentui/react-icons/svg/alert-urgent'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import type { ReactNode } from 'react'

import { TIPOS_DE_AVISO, type TipoDeAviso } from '#contract/extensiones/tiposDeAviso.ts'
import { PedirAvisos } from '#piezas/avisos/PedirAvisos.tsx'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Llave } from '#ui/Llave.tsx'
import { Panel } from '#ui/Panel.tsx'

import { DeQuien } from './DeQuien.tsx'
import { texts } from './texts.ts'
import { type Avisos, useAvisos } from './useAvisos.ts'

const FIGURAS: Record<TipoDeAviso, { tono: string; icono: ReactNode }> = {
  solicitudes: { tono: 'ok', icono: <ClipboardTaskListLtr24Regular /> },
  recetas: { tono: 'info', icono: <Pill24Regular /> },
}

/** Kinds of notifications, and members. All are off until the person switches them on. */
export function Eleccion() {
  const { avisos, traer, apagar } = useAvisos()
  if (avisos.state === 'trayendo') return <Esqueleto texto={texts.trayendo} filas={2} />
  return (
    <>
      <p className="tenue">{texts.llegan(aparato())}</p>
      {avisos.state === 'sin-senal' && <p>{texts.conSenal}</p>}
      {avisos.state === 'falla' && (
        <Panel tono="aviso" titulo={texts.noSePudo}>
          <div className="pila">
            <p>{avisos.failure.message}</p>
            <Boton onClick={traer}>{texts.reintentar}</Boton>
          </div>
        </Panel>
      )}
      {avisos.state === 'apagados' && (
        <>
          <PedirAvisos pregunta={texts.pregunta} detalle={texts.preguntaDetalle} />
          <Nota />
        </>
      )}
      {avisos.state === 'prendidos' && <Prendidos avisos={avisos} />}
      {avisos.state !== 'apagados' && apagar && (
        <Boton tono="plano" icono={<AlertOff24Regular />} onClick={apagar}>
          {texts.apagarTodos}
        </Boton>
      )}
    </>
  )
}

type Props = { avisos: Extract<Avisos, { state: 'prendidos' }> }

function Prendidos({ avisos: { eleccion, ocupado, elegir, probar } }: Props) {
  return (
    <>
      <ul className="tarjeta tipos-de-aviso">
        {TIPOS_DE_AVISO.map((tipo) => (
          <li key={tipo}>
            <label className="fila">
              <span className={`baldosa ${FIGURAS[tipo].tono}`}>{FIGURAS[tipo].icono}</span>
              <span>
                <b id={`aviso-${tipo}`}>{texts.tipos[tipo].titulo}</b>
                <span className="tenue" id={`aviso-${tipo}-cuando`}>
                  {texts.tipos[tipo].detalle}
                </span>
              </span>
              <Llave
                prendida={eleccion.tipos.includes(tipo)}
                nombre={`aviso-${tipo}`}
                detalle={`aviso-${tipo}-cuando`}
                disabled={ocupado}
                onCambiar={(prendida) =>
                  elegir({
                    ...eleccion,
                    tipos: prendida
                      ? [...eleccion.tipos, tipo]
                      : eleccion.tipos.filter((otro) => otro !== tipo),
                  })
                }
              />
            </label>
          </li>
        ))}
      </ul>
      <DeQuien
        elegidos={eleccion.de}
        disabled={ocupado}
        onElegir={(de) => elegir({ ...eleccion, de })}
      />
      <Nota />
      <Boton icono={<AlertUrgent24Regular />} disabled={ocupado} onClick={probar}>
        {texts.probar}
      </Boton>
    </>
  )
}

const Nota = () => (
  <p className="nota tenue">
    <LockClosed24Regular />
    {texts.pantallaBloqueada}
  </p>
)
