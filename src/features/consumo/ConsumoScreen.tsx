import { consumo } from '#contract/consumo.ts'
import { diaDe } from '#formato/instantes.ts'
import { useGuardadas } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { consumoDe } from '#model/consumo.ts'
import { nombreEntre } from '#model/personas.ts'
import { BusquedaPlegada } from '#piezas/Busqueda.tsx'
import { FormularioDeBusqueda } from '#piezas/busqueda/FormularioDeBusqueda.tsx'
import { TituloDeLista } from '#piezas/busqueda/TituloDeLista.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { type Rango, SIN_FECHAS, faltasDeRango, rangoEnPalabras } from '#piezas/rango.ts'
import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { Consumos } from './Consumos.tsx'
import { GRUPOS, renglonesDe } from './renglones.ts'
import { texts } from './texts.ts'

type Criterios = { idAfiliado: number | undefined; rango: Rango }

const VACIOS: Criterios = { idAfiliado: undefined, rango: SIN_FECHAS }
const estaVacia = ({ idAfiliado, rango }: Criterios) =>
  idAfiliado === undefined && rango.desde === '' && rango.hasta === ''
const estaBien = ({ idAfiliado, rango }: Criterios) =>
  idAfiliado !== undefined && Object.keys(faltasDeRango(rango)).length === 0

/** CONS-01: what the cover paid for somebody of the family between two days. */
export function ConsumoScreen() {
  const busqueda = useBusqueda(VACIOS, estaBien)
  const grupo = useResource(grupoFamiliar, {})
  const guardadas = useGuardadas(consumoDe)
  const hoy = diaDe(useAhora(60_000))
  const { criterios, cambiar, buscada, seDice } = busqueda

  const enPalabras = ({ idAfiliado, rango }: Criterios) => {
    const familia = grupo.state === 'ready' ? grupo.value : []
    const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    return quien && `${nombreEntre(quien, familia)} · ${rangoEnPalabras(rango, hoy) ?? ''}`
  }

  if (buscada?.idAfiliado !== undefined) {
    const { desde, hasta } = buscada.rango
    return (
      <Consumos
        params={{ idAfiliado: buscada.idAfiliado, fechaDesde: desde, fechaHasta: hasta }}
        periodo={rangoEnPalabras(buscada.rango, hoy) ?? ''}
        plegada={<BusquedaPlegada criterio={enPalabras(buscada) ?? ''} onAbrir={busqueda.otra} />}
      />
    )
  }
  const pedida = seDice('idAfiliado')
  const vacia = pedida && estaVacia(criterios)
  return (
    <>
      <TituloDeLista>{texts.titulo}</TituloDeLista>
      <FormularioDeBusqueda
        busqueda={busqueda}
        etiqueta={texts.titulo}
        trae={consumo.buscar}
        falta={vacia ? texts.sinCriterio : undefined}
      >
        <SelectorDeAfiliado
          elegido={criterios.idAfiliado}
          onElegir={(idAfiliado) => cambiar({ idAfiliado })}
          falta={pedida && !vacia && criterios.idAfiliado === undefined}
        />
        <RangoDeFechas
          leyenda={texts.periodo}
          rango={criterios.rango}
          faltas={pedida && !vacia ? faltasDeRango(criterios.rango) : {}}
          onCambiar={(rango) => cambiar({ rango })}
        />
      </FormularioDeBusqueda>
      <YaBuscaste
        guardadas={guardadas}
        enPalabras={({ idAfiliado, fechaDesde, fechaHasta }) =>
          enPalabras({ idAfiliado, rango: { desde: fechaDesde, hasta: fechaHasta } })
        }
        cuantos={(hallado) =>
          texts.consumos(GRUPOS.flatMap((uno) => renglonesDe(hallado, uno)).length)
        }
        onAbrir={({ idAfiliado, fechaDesde, fechaHasta }) =>
          busqueda.abrir({ idAfiliado, rango: { desde: fechaDesde, hasta: fechaHasta } })
        }
      />
    </>
  )
}
