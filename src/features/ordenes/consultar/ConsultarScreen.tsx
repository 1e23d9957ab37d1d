import { masDias } from '#formato/fechas.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { Criterio } from '#model/recetas/busqueda.ts'
import { CampoDeQuien } from '#piezas/busqueda/CampoDeQuien.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { useHoy } from '#piezas/hora.ts'
import { SIN_FECHAS, faltasDeRango, rangoElegido, rangoEnPalabras } from '#piezas/rango.ts'
import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'

import { AOrdenes } from '../AOrdenes.tsx'
import { NoSeGeneraron } from '../NoSeGeneraron.tsx'

import '../ordenes.css'
import { texts } from '../texts.ts'
import { useAveriguarSolas, useConfirmacion } from '../useConfirmacion.ts'
import { DelTelefono } from './DelTelefono.tsx'
import { Emitidas } from './Emitidas.tsx'
import { PorConfirmar } from './PorConfirmar.tsx'

const DIAS = 90
const UN_ANIO = 365

const estaBien = ({ idAfiliado, desde, hasta }: Criterio) =>
  idAfiliado !== undefined && Object.keys(faltasDeRango({ desde, hasta })).length === 0

/** The family's last orders on this phone, and a search by member and dates (ORD-19 to 21). */
export function ConsultarScreen() {
  const { deQuien, elegido } = useFamilia()
  const hoy = useHoy()
  const desdeHace = (dias: number) => ({ desde: masDias(hoy, -dias), hasta: hoy })
  const busqueda = useBusqueda<Criterio>({
    vacios: SIN_FECHAS,
    forma: Criterio,
    estaBien,
    alAbrir: desdeHace(DIAS),
  })
  const confirmacion = useConfirmacion()
  useAveriguarSolas(confirmacion, useSinSenal())
  const { criterios, cambiar, buscada, seDice } = busqueda
  const { idAfiliado, desde, hasta } = buscada ?? criterios
  const marco: DeBusqueda<Criterio> = {
    titulo: texts.consultar,
    busqueda,
    criterio: texts.deQuien(deQuien(idAfiliado) ?? '', rangoEnPalabras({ desde, hasta }, hoy)),
    elegidos: [...elegido(criterios.idAfiliado), ...rangoElegido(criterios, hoy)],
    campos: (
      <>
        <CampoDeQuien busqueda={busqueda} />
        <RangoDeFechas
          leyenda={texts.fechas}
          rango={criterios}
          onCambiar={cambiar}
          faltas={seDice('desde') ? faltasDeRango(criterios) : {}}
        />
      </>
    ),
  }
  const antes = (
    <>
      <NoSeGeneraron {...confirmacion} />
      <PorConfirmar filas={confirmacion.filas} />
    </>
  )
  return (
    <>
      <AOrdenes />
      {idAfiliado === undefined ? (
        <DelTelefono marco={marco} desde={desde} antes={antes} />
      ) : (
        <Emitidas
          key={busqueda.vez}
          marco={marco}
          idAfiliado={idAfiliado}
          rango={{ desde, hasta }}
          antes={antes}
          onUnAnio={() => busqueda.abrir({ idAfiliado, ...desdeHace(UN_ANIO) })}
        />
      )}
    </>
  )
}
