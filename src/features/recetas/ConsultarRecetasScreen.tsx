import { useState } from 'react'

import { type Receta, recetas } from '#contract/recetas.ts'
import { diaDe } from '#formato/instantes.ts'
import { recetasBuscadas, recetasDe } from '#model/recetas.ts'
import type { Criterio, Guardada } from '#model/recetas/busqueda.ts'
import { recetasVigentes } from '#model/recetas/vigentes.ts'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { BuscarConFechas } from './BuscarConFechas.tsx'
import { EstadoDelHallazgo } from './EstadoDelHallazgo.tsx'
import { ListaDeRecetas } from './ListaDeRecetas.tsx'
import { texts } from './texts.ts'
import { guardadoAt, useDeLaFamilia } from './useDeLaFamilia.ts'
import { useFamilia } from './useFamilia.ts'
import { useHallado } from './useHallado.ts'

/** Prescriptions of the ambulatory plan: those to use now at once, all others by a search. */
export function ConsultarRecetasScreen() {
  const { integrantes } = useFamilia()
  const guardadas = useDeLaFamilia(recetasDe, integrantes) ?? []
  return (
    <BuscarConFechas
      titulo={texts.titulo}
      leyenda={texts.fechaDeReceta}
      abrir={texts.buscarOtras}
      trae={recetas.buscar}
      de={recetasDe}
      savedAt={guardadoAt(guardadas)}
      antes={<ParaUsarAhora guardadas={guardadas} />}
    >
      {(criterio) => <Halladas criterio={criterio} guardadas={guardadas} />}
    </BuscarConFechas>
  )
}

/** The number of the prescription that a reminder led here for. */
function recetaDeLaNavegacion(): string | undefined {
  const { receta } = (history.state ?? {}) as { receta?: unknown }
  return typeof receta === 'string' ? receta : undefined
}

function ParaUsarAhora({ guardadas }: { guardadas: Guardada<Receta>[] }) {
  const hoy = diaDe(useAhora(60_000))
  const [yaAbierta] = useState(recetaDeLaNavegacion)
  const vigentes = recetasVigentes(
    guardadas.flatMap(({ filas }) => filas),
    hoy,
  )
  if (vigentes.length === 0) return null
  return (
    <section>
      <div className="cuantas-y-papel">
        <h2 className="seccion">
          {texts.paraUsar} <span className="tenue">· {vigentes.length}</span>
        </h2>
        <BotonDeImprimir />
      </div>
      <ListaDeRecetas titulo={texts.paraUsar} filas={vigentes} yaAbierta={yaAbierta} />
    </section>
  )
}

/** As long as the provider makes an answer: the older ones are found by their days. */
const TOPE = 100

const diaDeReceta = ({ recetaElectronica }: Receta) => recetaElectronica.fechaPrescripcion

type HalladasProps = { criterio: Criterio; guardadas: Guardada<Receta>[] }

function Halladas({ criterio, guardadas }: HalladasProps) {
  const { idAfiliado, desde, hasta } = criterio
  const params = {
    ...(idAfiliado !== undefined && { idAfiliado }),
    ...(desde && { fechaDesde: desde }),
    ...(hasta && { fechaHasta: hasta }),
  }
  const hallado = useHallado({
    criterio,
    guardadas,
    buscadas: recetasBuscadas,
    params,
    diaDe: diaDeReceta,
  })
  return (
    <>
      <EstadoDelHallazgo
        hallado={hallado}
        criterio={criterio}
        vacio={texts.vacio}
        cuenta={texts}
        nota={
          hallado.filas.length >= TOPE && (
            <Panel tono="aviso">
              <p>{texts.solo100Halladas}</p>
            </Panel>
          )
        }
      />
      {hallado.filas.length > 0 && (
        <ListaDeRecetas
          key={JSON.stringify(criterio)}
          titulo={texts.titulo}
          filas={hallado.filas}
        />
      )}
    </>
  )
}
