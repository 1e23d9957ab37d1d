import { type Prescripcion, prescripciones } from '#contract/prescripciones.ts'
import { prescripcionesBuscadas, prescripcionesDe } from '#model/prescripciones.ts'
import type { Criterio, Guardada } from '#model/recetas/busqueda.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'

import { BuscarConFechas } from './BuscarConFechas.tsx'
import { EstadoDelHallazgo } from './EstadoDelHallazgo.tsx'
import { ListaDePrescripciones } from './ListaDePrescripciones.tsx'
import { texts } from './texts.ts'
import { guardadoAt, useDeLaFamilia } from './useDeLaFamilia.ts'
import { useFamilia } from './useFamilia.ts'
import { useHallado } from './useHallado.ts'

/** PRES-01: practice prescriptions, by member or days. */
export function PrescripcionesScreen() {
  const { integrantes } = useFamilia()
  const guardadas = useDeLaFamilia(prescripcionesDe, integrantes) ?? []
  return (
    <BuscarConFechas
      titulo={texts.practicas}
      leyenda={texts.fechaDePrescripcion}
      trae={prescripciones.lista}
      de={prescripcionesDe}
      savedAt={guardadoAt(guardadas)}
    >
      {(criterio) => <Halladas criterio={criterio} guardadas={guardadas} />}
    </BuscarConFechas>
  )
}

const diaDePrescripcion = ({ prescripcionElectronica }: Prescripcion) =>
  prescripcionElectronica.fechaPrescripcion

type Props = { criterio: Criterio; guardadas: Guardada<Prescripcion>[] }

function Halladas({ criterio, guardadas }: Props) {
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
    <>
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
    </>
  )
}
