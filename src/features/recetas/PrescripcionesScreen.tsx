import { ClipboardTask24Regular } from '@fluentui/react-icons/svg/clipboard-task'

import type { Prescripcion } from '#contract/prescripciones.ts'
import type { DeIntegrante } from '#model/afiliados.ts'
import { prescripcionesBuscadas, prescripcionesDe } from '#model/prescripciones.ts'
import type { Criterio } from '#model/recetas/busqueda.ts'
import { type Guardada, guardadoAt, masNuevaPrimero } from '#model/recetas/guardadas.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { LoGuardado } from '#piezas/busqueda/LoGuardado.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'

import { EstadoDelHallazgo } from './EstadoDelHallazgo.tsx'
import { ListaDePrescripciones } from './ListaDePrescripciones.tsx'
import { texts } from './texts.ts'
import { useBuscarConFechas } from './useBuscarConFechas.tsx'
import { useHallado } from './useHallado.ts'

type Marco = { marco: DeBusqueda<Criterio> }

/** Practice prescriptions (PRES-01): the stored ones at once, others by search for a member or dates. */
export function PrescripcionesScreen() {
  const { integrantes } = useFamilia()
  const guardadas = useDeLaFamilia(prescripcionesDe, integrantes)
  const { marco, criterio } = useBuscarConFechas({
    titulo: texts.practicas,
    leyenda: texts.fechaDePrescripcion,
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

const diaDePrescripcion = ({ prescripcionElectronica }: Prescripcion) =>
  prescripcionElectronica.fechaPrescripcion

type DelTelefono = Marco & {
  guardadas: Guardada<Prescripcion>[] | undefined
  integrantes: readonly DeIntegrante[]
}

function LasDelTelefono({ marco, guardadas, integrantes }: DelTelefono) {
  const todas = masNuevaPrimero(
    (guardadas ?? []).flatMap(({ filas }) => filas),
    diaDePrescripcion,
  )
  return (
    <LoGuardado
      marco={marco}
      de={prescripcionesDe}
      guardadas={guardadas}
      integrantes={integrantes}
      hay={todas.length > 0}
      vacio={{
        titulo: texts.sinPrescripciones,
        detalle: texts.enSeisMeses,
        icono: <ClipboardTask24Regular />,
      }}
      trayendo={texts.trayendoPrescripciones}
    >
      <ListaDePrescripciones filas={todas} />
    </LoGuardado>
  )
}

type Props = Marco & { criterio: Criterio; guardadas: Guardada<Prescripcion>[] }

function Halladas({ marco, criterio, guardadas }: Props) {
  const { idAfiliado, desde, hasta } = criterio
  const params = { idAfiliado, fechaDesde: desde || undefined, fechaHasta: hasta || undefined }
  const hallado = useHallado({
    criterio,
    guardadas,
    buscadas: prescripcionesBuscadas,
    params,
    diaDe: diaDePrescripcion,
  })
  return (
    <PantallaDeBusqueda
      {...marco}
      savedAt={hallado.savedAt}
      de={[{ resource: prescripcionesBuscadas, params }]}
      acciones={hallado.filas.length > 0 && <BotonDeImprimir />}
    >
      <EstadoDelHallazgo
        hallado={hallado}
        criterio={criterio}
        onCambiar={marco.busqueda.desplegar}
        vacio={texts.sinPrescripciones}
        cuenta={texts.prescripcionesHalladas}
        nota={<AvisoDeCincuenta filas={hallado.filas.length} />}
      />
      {hallado.filas.length > 0 && (
        <ListaDePrescripciones key={JSON.stringify(criterio)} filas={hallado.filas} />
      )}
    </PantallaDeBusqueda>
  )
}
