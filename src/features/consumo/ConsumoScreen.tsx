import { masDias } from '#formato/fechas.ts'
import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { consumoDe } from '#model/consumo.ts'
import { Criterio } from '#model/recetas/busqueda.ts'
import { CampoDeQuien } from '#piezas/busqueda/CampoDeQuien.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { usePropio } from '#piezas/familia/usePropio.ts'
import { useHoy } from '#piezas/hora.ts'
import { SIN_FECHAS, faltasDeRango, rangoElegido, rangoEnPalabras } from '#piezas/rango.ts'
import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'

import { Consumos } from './Consumos.tsx'
import { GRUPOS, renglonesDe } from './renglones.ts'
import { texts } from './texts.ts'

const DIAS = 90

const estaVacia = ({ idAfiliado, desde, hasta }: Criterio) =>
  idAfiliado === undefined && desde === '' && hasta === ''
const estaBien = (criterio: Criterio) =>
  criterio.idAfiliado !== undefined && Object.keys(faltasDeRango(criterio)).length === 0

/** Services that the coverage paid for a member between two dates (CONS-01). At first: the signed-in person's latest. */
export function ConsumoScreen() {
  const { idAfiliado: propio, leyendo } = usePropio()
  const { nombreDe, elegido } = useFamilia()
  const guardadas = useGuardadas(consumoDe)
  const hoy = useHoy()
  const busqueda = useBusqueda<Criterio>({
    vacios: SIN_FECHAS,
    forma: Criterio,
    estaBien,
    alAbrir:
      propio === undefined
        ? undefined
        : { idAfiliado: propio, desde: masDias(hoy, -DIAS), hasta: hoy },
    leyendo,
  })
  const { criterios, cambiar, buscada, seDice } = busqueda

  const enPalabras = (criterio: Criterio) => {
    const quien = nombreDe(criterio.idAfiliado)
    return quien && `${quien} · ${rangoEnPalabras(criterio, hoy) ?? ''}`
  }
  const pedida = seDice('idAfiliado')
  const vacia = pedida && estaVacia(criterios)
  const marco: DeBusqueda<Criterio> = {
    titulo: texts.titulo,
    busqueda,
    criterio: (buscada && enPalabras(buscada)) ?? '',
    elegidos: [...elegido(criterios.idAfiliado), ...rangoElegido(criterios, hoy)],
    falta: vacia ? texts.sinCriterio : undefined,
    campos: (
      <>
        <CampoDeQuien busqueda={busqueda} callado={vacia} />
        <RangoDeFechas
          leyenda={texts.periodo}
          rango={criterios}
          faltas={pedida && !vacia ? faltasDeRango(criterios) : {}}
          onCambiar={cambiar}
        />
      </>
    ),
    otras: (
      <YaBuscaste
        busqueda={busqueda}
        guardadas={guardadas}
        criteriosDe={({ idAfiliado, fechaDesde, fechaHasta }) => ({
          idAfiliado,
          desde: fechaDesde,
          hasta: fechaHasta,
        })}
        enPalabras={enPalabras}
        cuantos={(hallado) =>
          texts.consumos(GRUPOS.flatMap((uno) => renglonesDe(hallado, uno)).length)
        }
      />
    ),
  }
  if (buscada?.idAfiliado === undefined) return <PantallaDeBusqueda {...marco} />
  const { idAfiliado, desde, hasta } = buscada
  return <Consumos marco={marco} params={{ idAfiliado, fechaDesde: desde, fechaHasta: hasta }} />
}
