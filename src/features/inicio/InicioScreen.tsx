import { type ReactNode, Suspense, useState } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useMostrarCredencial } from '#live/credencial/credencialAbierta.ts'
import { useNovedadesDeInicio } from '#live/novedades/novedades.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'

import { ConLosSuyos, Rapidas, Saludo } from './ConLosSuyos.tsx'
import { Recordatorios } from './Recordatorios.tsx'
import * as texts from './texts.ts'

import './inicio.css'
import { useRecordatorios } from './useRecordatorios.ts'

type Props = {
  /** News about the person's requests. */
  novedades: ReactNode
  /** Forms that were begun and not saved. */
  empezadas: ReactNode
  /**
   * Draws the notices about use without signal, with `despues` below them: cards that came too late for their own
   * place.
   */
  listo: (despues: ReactNode) => ReactNode
}

export function InicioScreen(props: Props) {
  const actual = useResource(afiliadoActual, {})
  const {
    value: grupo,
    leyendo,
    enCamino,
    edad,
    aviso,
  } = useCopia(grupoFamiliar, {}, texts.trayendo)
  if (actual.state === 'loading' || leyendo) return null
  const yo = actual.state === 'ready' ? actual.value : undefined
  const vieneElPropio = actual.state === 'absent' && !actual.failure
  return (
    <>
      <Saludo yo={yo} edad={edad} />
      {grupo && !vieneElPropio ? (
        <ConFamilia {...props} aviso={aviso} grupo={grupo} yo={yo} />
      ) : enCamino || vieneElPropio ? (
        // Shown alone: content below it would be pushed down when the family arrives.
        <Esqueleto texto={texts.trayendo} />
      ) : (
        <>
          {aviso}
          <Rapidas />
          {props.listo(null)}
        </>
      )}
    </>
  )
}

type DeFamilia = Props & { aviso: ReactNode; grupo: Afiliado[]; yo: Afiliado | undefined }

/**
 * A card that is missing in the first frame goes to the end on this visit, so that nothing moves under a finger.
 */
function ConFamilia({ novedades, empezadas, listo, aviso, grupo, yo }: DeFamilia) {
  const recordatorios = useRecordatorios(grupo, yo)
  const [recordaba] = useState(recordatorios.length > 0)
  const hayNovedades = useNovedadesDeInicio().length > 0
  const [habia] = useState(hayNovedades)
  const lista = <Recordatorios todos={recordatorios} />
  const listaTardia = !recordaba && lista
  const [primera, setPrimera] = useState<'novedades' | 'lista'>()
  const llegada = hayNovedades ? 'novedades' : recordatorios.length > 0 ? 'lista' : undefined
  if (primera === undefined && llegada) setPrimera(llegada)
  return (
    <ConLosSuyos
      yo={yo}
      grupo={grupo}
      aviso={aviso}
      empezadas={<Suspense>{empezadas}</Suspense>}
      novedades={habia && novedades}
      recordatorios={recordaba && lista}
      onMostrar={useMostrarCredencial()}
    >
      {listo(
        <div className="pila despues">
          {primera === 'lista' && listaTardia}
          {!habia && novedades}
          {primera !== 'lista' && listaTardia}
        </div>,
      )}
    </ConLosSuyos>
  )
}
