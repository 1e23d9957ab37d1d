import { cuando } from '#formato/instantes.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { Criterio } from '#model/recetas/busqueda.ts'
import { BuscarSinSenal } from '#piezas/busqueda/BuscarSinSenal.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { type Busqueda, useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { useHoy } from '#piezas/hora.ts'
import { SIN_FECHAS, faltasDeRango, rangoElegido, rangoEnPalabras } from '#piezas/rango.ts'
import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { Alcance } from './Alcance.tsx'
import { texts } from './texts.ts'

const SIN_LIMITES: Criterio = SIN_FECHAS

const estaVacia = ({ idAfiliado, desde, hasta }: Criterio) =>
  idAfiliado === undefined && desde === '' && hasta === ''

const estaBien = (criterio: Criterio) =>
  !estaVacia(criterio) && Object.keys(faltasDeRango(criterio, { opcional: true })).length === 0

type Props = {
  titulo: string
  /** Meaning of the dates, as the legend of their fields. */
  leyenda: string
  abrir?: string
  /** Age of the stored data. */
  savedAt: number | undefined
}

type Buscada = {
  marco: DeBusqueda<Criterio>
  /** Undefined before the first search: the screen starts with the stored data. */
  criterio: Criterio | undefined
}

/** A search by member and dates. */
export function useBuscarConFechas({ titulo, leyenda, abrir, savedAt }: Props): Buscada {
  const { integrantes, deQuien, elegido } = useFamilia()
  const hoy = useHoy()
  const busqueda = useBusqueda({
    vacios: SIN_LIMITES,
    forma: Criterio,
    estaBien,
    alAbrir: SIN_LIMITES,
  })
  const { criterios, buscada, pedida, cambiar, seDice } = busqueda
  // A member who has left the family group does not count: the search is ignored.
  const esDeAca = integrantes.some(({ idAfiliado }) => idAfiliado === buscada?.idAfiliado)
  const valida = pedida && (buscada?.idAfiliado === undefined || esDeAca)
  const criterio = valida ? buscada : undefined
  return {
    criterio,
    marco: {
      titulo,
      ...(abrir && { abrir }),
      busqueda,
      criterio: criterio
        ? [deQuien(criterio.idAfiliado), rangoEnPalabras(criterio, hoy)].filter(Boolean).join(' · ')
        : texts.loGuardado,
      elegidos: [...elegido(criterios.idAfiliado), ...rangoElegido(criterios, hoy)],
      falta: seDice('idAfiliado') && estaVacia(criterios) ? texts.sinCriterio : undefined,
      aviso: <SeBuscaEnLoGuardado savedAt={savedAt} />,
      campos: (
        <>
          <SelectorDeAfiliado
            conTodos
            elegido={criterios.idAfiliado}
            onElegir={(idAfiliado) => cambiar({ idAfiliado })}
          />
          <Dias busqueda={busqueda} leyenda={leyenda} savedAt={savedAt} />
        </>
      ),
    },
  }
}

function SeBuscaEnLoGuardado({ savedAt }: { savedAt: number | undefined }) {
  const ahora = useAhora(60_000)
  if (!useSinSenal() || savedAt === undefined) return null
  return <BuscarSinSenal>{texts.seBusca(cuando(savedAt, ahora))}</BuscarSinSenal>
}

type DiasProps = { busqueda: Busqueda<Criterio>; leyenda: string; savedAt: number | undefined }

function Dias({ busqueda: { criterios, cambiar, seDice }, leyenda, savedAt }: DiasProps) {
  const sinSenal = useSinSenal()
  return (
    <div>
      <RangoDeFechas
        leyenda={leyenda}
        opcional
        rango={criterios}
        faltas={seDice('desde') ? faltasDeRango(criterios, { opcional: true }) : {}}
        onCambiar={({ desde, hasta }) => cambiar({ desde, hasta })}
      />
      {sinSenal && <Alcance criterio={criterios} savedAt={savedAt} />}
    </div>
  )
}
