import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import { Search24Regular } from '@fluentui/react-icons/svg/search'

import { formatFecha } from '#formato/fechas.ts'
import { useGuardada } from '#live/useGuardada.ts'
import { ordenesBuscadas, ordenesEmitidas } from '#model/ordenes.ts'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { type Rango, rangoEnPalabras } from '#piezas/rango.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from '../texts.ts'
import { Lista } from './Lista.tsx'

/** As many as the provider tells of at once. */
const TOPE = 100

type Props = {
  idAfiliado: number
  quien: string
  rango: Rango
  hoy: string
  onCambiar: () => void
  onUnAnio: () => void
}

/** What was found, or, until that is here, what of it lies on this phone. */
export function Emitidas({ idAfiliado, quien, rango, hoy, onCambiar, onUnAnio }: Props) {
  const { desde, hasta } = rango
  const dicho = texts.deQuien(quien, rangoEnPalabras(rango, hoy))
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
  // ERR-12: that there are none is said of an answer alone, not of what this phone keeps.
  const filas = value ?? (leyendo || guardadas?.length === 0 ? undefined : guardadas)
  return (
    <>
      <div className="tarjeta buscado">
        <span>{dicho}</span>
        <button type="button" className="enlace" onClick={onCambiar}>
          {texts.cambiar}
        </button>
        {filas && filas.length > 0 && <BotonDeImprimir />}
      </div>
      {filas && filas.length > 0 && <EnPapel savedAt={savedAt} />}
      {edad}
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
      {filas &&
        (filas.length > 0 ? (
          <Lista filas={filas} />
        ) : (
          <Vacio icono={<DocumentSearch24Regular />} tono="neutro" titulo={texts.ninguna}>
            <p>{dicho}</p>
            <Boton tono="primario" icono={<Search24Regular />} onClick={onUnAnio}>
              {texts.buscarUnAnio}
            </Boton>
          </Vacio>
        ))}
    </>
  )
}
