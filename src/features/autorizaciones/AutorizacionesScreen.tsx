import { Add24Regular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

import { usePuedeGuardar } from '#live/telefono/device.ts'
import { solicitudes } from '#model/autorizaciones.ts'
import { BotonMas } from '#piezas/BotonMas.tsx'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { Asistente } from './Asistente.tsx'
import { Avisada } from './Avisada.tsx'

import './autorizaciones.css'
import { Empezadas } from './Empezadas.tsx'
import { Guardada } from './Guardada.tsx'
import { Lista } from './Lista.tsx'
import { texts as deNueva } from './nuevaTexts.ts'
import { PorEnviar } from './PorEnviar.tsx'
import type { Preparador } from './preparador.ts'
import { HayRecibidos } from './Recibidos.tsx'
import { texts } from './texts.ts'
import { direccionDePaso, usePaso } from './usePaso.ts'

type Props = { preparador: Preparador }

/** The family's requests. The wizard for a new one has the same address (AUTH-07). */
export function AutorizacionesScreen({ preparador }: Props) {
  const { id, guardada, ...donde } = usePaso()
  const avisada = useAvisada()
  const puedeGuardar = usePuedeGuardar()
  if (guardada !== undefined) return <Guardada id={guardada} preparador={preparador} />
  if (id === undefined) return <Solicitudes key={avisada} avisada={avisada} />
  // The wizard needs storage: without it, a request could not be saved.
  if (!puedeGuardar) return <Redirect to="/autorizaciones" replace />
  return <Asistente id={id} {...donde} preparador={preparador} />
}

/** Id of the request that the tapped notification was about. */
function useAvisada(): number | undefined {
  const { avisada } = useHistoryState<{ avisada?: unknown } | null>() ?? {}
  return typeof avisada === 'number' ? avisada : undefined
}

function Solicitudes({ avisada }: { avisada: number | undefined }) {
  const como = { alVer: avisada !== undefined }
  const { value, savedAt, edad, aviso } = useCopia(solicitudes, {}, texts.trayendo, como)
  const ancha = useMedia(MEDIANA)
  const puedeGuardar = usePuedeGuardar()
  return (
    <>
      <div className="titulo con-boton">
        <div>
          <Titulo>{texts.titulo}</Titulo>
          {edad}
        </div>
        {ancha && (
          <div className="botones">
            {value && value.length > 0 && <BotonDeImprimir />}
            {puedeGuardar && <Agregar />}
          </div>
        )}
      </div>
      {value && <EnPapel savedAt={savedAt} />}
      <div className="pila solicitudes">
        {avisada !== undefined && <Avisada id={avisada} filas={value ?? []} />}
        <p className="intro">
          {texts.ultimos} {texts.demora}
          {!ancha && puedeGuardar && (
            <>
              {' '}
              {deNueva.usandoEl} <b>+</b> {deNueva.podes}
            </>
          )}
        </p>
        <PorEnviar />
        <HayRecibidos />
        <Empezadas />
        {aviso}
        {value && <Lista filas={value} />}
      </div>
      {!ancha && puedeGuardar && <Mas />}
    </>
  )
}

function Agregar() {
  const [id] = useState(() => crypto.randomUUID())
  return (
    <EnlaceBoton tono="primario" href={direccionDePaso(id, 1)} icono={<Add24Regular />}>
      {deNueva.agregar}
    </EnlaceBoton>
  )
}

function Mas() {
  const [id] = useState(() => crypto.randomUUID())
  return <BotonMas href={direccionDePaso(id, 1)}>{deNueva.mas}</BotonMas>
}
