import { ClipboardTask24Regular } from '@fluentui/react-icons/svg/clipboard-task'

import type { Prescripcion } from '#contract/prescripciones.ts'
import { prescripcionesBuscadas, prescripcionesDe } from '#model/prescripciones.ts'
import { type Criterio, type Guardada, masNuevaPrimero } from '#model/recetas/busqueda.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { guardadoAt, useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'

import { EstadoDelHallazgo } from './EstadoDelHallazgo.tsx'
import { ListaDePrescripciones } from './ListaDePrescripciones.tsx'
import { NadaGuardado } from './NadaGuardado.tsx'
import { texts } from './texts.ts'
import { useBuscarConFechas } from './useBuscarConFechas.tsx'
import { useHallado } from './useHallado.ts'

type Marco = { marco: DeBusqueda<Criterio> }

/** PRES-01: practice prescriptions: those that this phone keeps at once, others by member or days. */
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
    <LasDelTelefono marco={marco} guardadas={guardadas} />
  )
}

const diaDePrescripcion = ({ prescripcionElectronica }: Prescripcion) =>
  prescripcionElectronica.fechaPrescripcion

type DelTelefono = Marco & { guardadas: Guardada<Prescripcion>[] | undefined }

function LasDelTelefono({ marco, guardadas }: DelTelefono) {
  const todas = masNuevaPrimero(
    (guardadas ?? []).flatMap(({ filas }) => filas),
    diaDePrescripcion,
  )
  const savedAt = guardadoAt(guardadas)
  return (
    <PantallaDeBusqueda
      {...marco}
      savedAt={savedAt}
      acciones={todas.length > 0 && <BotonDeImprimir />}
    >
      {todas.length === 0 ? (
        <NadaGuardado
          leido={guardadas !== undefined}
          savedAt={savedAt}
          vacio={texts.sinPrescripciones}
          icono={<ClipboardTask24Regular />}
        />
      ) : (
        <>
          <EnPapel savedAt={savedAt} />
          <ListaDePrescripciones filas={todas} />
        </>
      )}
    </PantallaDeBusqueda>
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
    <PantallaDeBusqueda {...marco} savedAt={hallado.savedAt}>
      <EstadoDelHallazgo
        hallado={hallado}
        criterio={criterio}
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
