import { MyLocation20Regular } from '@fluentui/react-icons/svg/my-location'
import type { ReactNode } from 'react'

import { horaDe } from '#formato/instantes.ts'
import { aparato } from '#ui/esMovil.ts'
import { PildoraSuelta } from '#ui/Pildoras.tsx'
import { useAhora } from '#ui/useAhora.ts'

import './lugares.css'
import { DE_UNA_CALLE, type Situado, seOrdenan } from './distancia.ts'
import { texts } from './texts.ts'
import { type Ubicacion, type useUbicacion, YA_NO_ES_ACA } from './useUbicacion.ts'

type Props = {
  de: ReturnType<typeof useUbicacion>
  lugares: readonly Situado[]
  /** Missing data of the places, in the same sentence. */
  nota?: string | undefined
  /** Other switches of the list. */
  children?: ReactNode
}

/** Switch that sorts places by distance, with a sentence about the position. The browser is asked only on a press. */
export function MasCerca({ de, lugares, nota, children }: Props) {
  const { ubicacion, pedir, dejar } = de
  const { state } = ubicacion
  const sePuede = 'geolocation' in navigator && seOrdenan(lugares)
  const ordenada = state === 'aca'
  return (
    <div className="mas-cerca sin-papel">
      {sePuede && (
        <PildoraSuelta
          pulsada={ordenada}
          icono={<MyLocation20Regular />}
          ocupada={state === 'pidiendo'}
          onClick={ordenada ? dejar : pedir}
        >
          {texts.masCerca}
        </PildoraSuelta>
      )}
      {children}
      {sePuede ? <Dicho de={de} nota={nota} /> : nota && <p className="tenue">{nota}</p>}
    </div>
  )
}

function Dicho({ de, nota }: Pick<Props, 'de' | 'nota'>) {
  const { ubicacion, pedir } = de
  const ahora = useAhora(60_000)
  const esVieja = ubicacion.state === 'aca' && ahora - ubicacion.at > YA_NO_ES_ACA
  return (
    <div>
      <output className="tenue">
        {[sobreLaUbicacion(ubicacion, esVieja), nota].filter(Boolean).join(' ')}
      </output>
      {esVieja && (
        <button type="button" className="enlace" onClick={pedir}>
          {texts.deNuevo}
        </button>
      )}
    </div>
  )
}

function sobreLaUbicacion(ubicacion: Ubicacion, esVieja: boolean): string {
  if (ubicacion.state === 'sin-pedir') return texts.noSale(aparato())
  if (ubicacion.state !== 'aca') return SIN_SABER[ubicacion.state](aparato())
  const { otraVez, at, precision } = ubicacion
  if (esVieja && otraVez)
    return `${texts.dondeEstabas(horaDe(at))} ${SIN_SABER[otraVez](aparato())}`
  if (esVieja) return texts.dondeEstabas(horaDe(at))
  return precision > DE_UNA_CALLE ? texts.aproximada : texts.noSale(aparato())
}

const SIN_SABER = {
  pidiendo: () => texts.buscandote,
  'sin-permiso': texts.sinPermiso,
  'no-se-sabe': texts.sinUbicacion,
  tardo: texts.tardo,
}
