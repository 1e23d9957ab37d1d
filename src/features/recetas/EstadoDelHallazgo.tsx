import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import type { ReactNode } from 'react'

import { cuando } from '#formato/instantes.ts'
import type { Criterio } from '#model/recetas/busqueda.ts'
import { BuscarSinSenal } from '#piezas/busqueda/BuscarSinSenal.tsx'
import { NadaHallado } from '#piezas/busqueda/NadaHallado.tsx'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { useAhora } from '#ui/useAhora.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { Alcance } from './Alcance.tsx'
import { texts } from './texts.ts'
import type { Hallado } from './useHallado.ts'

type Props = {
  hallado: Hallado<unknown>
  criterio: Criterio
  /** Title if the insurer found none. */
  vacio: string
  /** The number of results in words, for the insurer's answer and for the stored ones. */
  cuenta: { cuantas: (n: number) => string; cuantasGuardadas: (n: number) => string }
  /** Note on an answer that may be incomplete. */
  nota?: ReactNode
  onCambiar: () => void
}

/** Origin, age and number of the results, and the limits of the search. */
export function EstadoDelHallazgo({ hallado, criterio, vacio, cuenta, nota, onCambiar }: Props) {
  const ahora = useAhora(60_000)
  const { filas, savedAt, de, porque } = hallado
  const dia = savedAt === undefined ? undefined : cuando(savedAt, ahora)
  const ninguna = filas.length === 0
  return (
    <>
      <Porque hallado={hallado} dia={dia} />
      {de === 'telefono' && <Alcance criterio={criterio} savedAt={savedAt} />}
      {ninguna && de === 'obra-social' && (
        <NadaHallado titulo={vacio} detalle={texts.vacioDetalle} onCambiar={onCambiar} />
      )}
      {ninguna && de === 'telefono' && porque !== 'buscando' && (
        <Vacio icono={<Search24Regular />} tono="info" titulo={texts.vacioGuardado}>
          {dia !== undefined && <p>{texts.vacioGuardadoDetalle(dia)}</p>}
        </Vacio>
      )}
      {!ninguna && (
        <>
          <EnPapel savedAt={savedAt} />
          {de === 'obra-social' && nota}
          <output className="fuerte">
            {de === 'telefono'
              ? cuenta.cuantasGuardadas(filas.length)
              : cuenta.cuantas(filas.length)}
          </output>
        </>
      )}
    </>
  )
}

function Porque({ hallado, dia }: { hallado: Hallado<unknown>; dia: string | undefined }) {
  const { porque, rechazo, reintentar } = hallado
  if (porque === undefined) return null
  if (porque === 'buscando') return <output className="tenue">{texts.buscando}</output>
  const seBusco = dia === undefined ? deBuscar.nadaGuardado(aparato()) : texts.seBusco(dia)
  if (porque === 'sin-senal') return <BuscarSinSenal>{seBusco}</BuscarSinSenal>
  return (
    <Panel tono="error">
      <p>
        <strong>{rechazo ?? texts.noContesta}</strong>{' '}
        {rechazo === undefined ? seBusco : comoFrase(seBusco)}
      </p>
      <div className="botones">
        <Boton icono={<ArrowClockwise24Regular />} onClick={reintentar}>
          {texts.reintentar}
        </Boton>
      </div>
    </Panel>
  )
}

const comoFrase = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)
