import { Search24Regular } from '@fluentui/react-icons/svg/search'
import type { ReactNode } from 'react'

import { formatFecha } from '#formato/fechas.ts'
import { useGuardada } from '#live/copias/useGuardada.ts'
import { ordenesBuscadas, ordenesEmitidas } from '#model/ordenes.ts'
import type { Criterio } from '#model/recetas/busqueda.ts'
import { NadaHallado } from '#piezas/busqueda/NadaHallado.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import type { Rango } from '#piezas/rango.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from '../texts.ts'
import { Lista } from './Lista.tsx'

/** Maximum number of orders in one answer of the provider. */
const TOPE = 100

type Props = {
  marco: DeBusqueda<Criterio>
  idAfiliado: number
  rango: Rango
  antes: ReactNode
  onUnAnio: () => void
}

/** Result of the search. Until it arrives, the matching orders on this phone are shown. */
export function Emitidas({ marco, idAfiliado, rango: { desde, hasta }, antes, onUnAnio }: Props) {
  const busqueda = { idAfiliado, fechaDesde: desde, fechaHasta: hasta }
  const { value, savedAt, leyendo, edad, aviso } = useCopia(
    ordenesBuscadas,
    busqueda,
    texts.trayendo,
    { alVer: true },
  )
  const todas = useGuardada(ordenesEmitidas, { idAfiliado })
  const guardadas = todas?.filter(
    ({ fechaSolicitud }) => fechaSolicitud >= desde && fechaSolicitud <= hasta,
  )
  const primera = todas?.at(-1)?.fechaSolicitud
  // ERR-12: only the provider's answer may say that there are no orders; this phone may lack some.
  const filas = value ?? (leyendo || guardadas?.length === 0 ? undefined : guardadas)
  const hay = filas !== undefined && filas.length > 0
  return (
    <PantallaDeBusqueda {...marco} edad={edad} acciones={hay && <BotonDeImprimir />}>
      {antes}
      {hay && <EnPapel savedAt={savedAt} />}
      {filas === undefined || value ? aviso : null}
      {!value && !leyendo && primera && (
        <p className="tenue">
          {filas
            ? texts.deLoGuardado(formatFecha(primera))
            : texts.nadaGuardado(formatFecha(primera))}
        </p>
      )}
      {filas && filas.length >= TOPE && (
        <Panel tono="aviso">
          <p>{texts.lasPrimeras(TOPE)}</p>
        </Panel>
      )}
      {hay && <Lista filas={filas} />}
      {filas?.length === 0 && (
        <NadaHallado
          titulo={texts.ninguna}
          detalle={marco.criterio}
          onCambiar={marco.busqueda.desplegar}
        >
          <Boton tono="primario" icono={<Search24Regular />} onClick={onUnAnio}>
            {texts.buscarUnAnio}
          </Boton>
        </NadaHallado>
      )}
    </PantallaDeBusqueda>
  )
}
