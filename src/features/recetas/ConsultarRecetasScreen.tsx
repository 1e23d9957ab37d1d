import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { useState } from 'react'

import type { Receta } from '#contract/recetas.ts'
import type { DeIntegrante } from '#model/afiliados.ts'
import { recetasBuscadas, recetasDe } from '#model/recetas.ts'
import type { Criterio } from '#model/recetas/busqueda.ts'
import { type Guardada, guardadoAt } from '#model/recetas/guardadas.ts'
import { diaDeReceta } from '#model/recetas/vigentes.ts'
import { LoGuardado } from '#piezas/busqueda/LoGuardado.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { useHoy } from '#piezas/hora.ts'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { Panel } from '#ui/Panel.tsx'

import { EstadoDelHallazgo } from './EstadoDelHallazgo.tsx'
import { ListaDeRecetas } from './ListaDeRecetas.tsx'
import { SeccionesDeRecetas } from './SeccionesDeRecetas.tsx'
import { texts } from './texts.ts'
import { useBuscarConFechas } from './useBuscarConFechas.tsx'
import { useHallado } from './useHallado.ts'

type Marco = { marco: DeBusqueda<Criterio> }

/** Prescriptions of the ambulatory plan: the stored ones at once, all others by search. */
export function ConsultarRecetasScreen() {
  const { integrantes } = useFamilia()
  const guardadas = useDeLaFamilia(recetasDe, integrantes)
  const { marco, criterio } = useBuscarConFechas({
    titulo: texts.titulo,
    leyenda: texts.fechaDeReceta,
    abrir: texts.buscarOtras,
    savedAt: guardadoAt(guardadas),
  })
  return criterio ? (
    <Halladas
      key={marco.busqueda.vez}
      marco={marco}
      criterio={criterio}
      guardadas={guardadas ?? []}
    />
  ) : (
    <LasDelTelefono marco={marco} guardadas={guardadas} integrantes={integrantes} />
  )
}

/** Number of the prescription that the tapped reminder was about. */
function recetaDeLaNavegacion(): string | undefined {
  const { receta } = (history.state ?? {}) as { receta?: unknown }
  return typeof receta === 'string' ? receta : undefined
}

type DelTelefono = Marco & {
  guardadas: Guardada<Receta>[] | undefined
  integrantes: readonly DeIntegrante[]
}

function LasDelTelefono({ marco, guardadas, integrantes }: DelTelefono) {
  const hoy = useHoy()
  const [yaAbierta] = useState(recetaDeLaNavegacion)
  const todas = (guardadas ?? []).flatMap(({ filas }) => filas)
  return (
    <LoGuardado
      marco={marco}
      de={recetasDe}
      guardadas={guardadas}
      integrantes={integrantes}
      hay={todas.length > 0}
      vacio={{ titulo: texts.vacio, detalle: texts.enSeisMeses, icono: <Pill24Regular /> }}
      trayendo={texts.trayendo}
    >
      <SeccionesDeRecetas
        todas={todas}
        hoy={hoy}
        lista={(titulo, filas, paraUsar) => (
          <ListaDeRecetas
            titulo={titulo}
            filas={filas}
            hoy={hoy}
            yaAbierta={paraUsar ? yaAbierta : undefined}
          />
        )}
      />
    </LoGuardado>
  )
}

/** Maximum number of prescriptions in one answer. Older ones are found by a search with dates. */
const TOPE = 100

type HalladasProps = Marco & { criterio: Criterio; guardadas: Guardada<Receta>[] }

function Halladas({ marco, criterio, guardadas }: HalladasProps) {
  const hoy = useHoy()
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
    <PantallaDeBusqueda
      {...marco}
      savedAt={hallado.savedAt}
      de={[{ resource: recetasBuscadas, params }]}
      acciones={hallado.filas.length > 0 && <BotonDeImprimir />}
    >
      <EstadoDelHallazgo
        hallado={hallado}
        criterio={criterio}
        onCambiar={marco.busqueda.desplegar}
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
          hoy={hoy}
        />
      )}
    </PantallaDeBusqueda>
  )
}
