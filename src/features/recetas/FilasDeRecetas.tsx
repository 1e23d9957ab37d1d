import type { ReactNode } from 'react'

import type { Receta } from '#contract/recetas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { ACTIVA, DISPENSADA } from '#model/recetas/estado.ts'
import { remedioDe } from '#model/recetas/vigentes.ts'
import { ListaPaginada } from '#ui/ListaPaginada.tsx'
import type { Columna } from '#ui/Tabla.tsx'

import { EstadoDeReceta } from './EstadoDeReceta.tsx'
import { lookDeReceta } from './estados.tsx'

import './recetas.css'
import { ResumenDeReceta } from './ResumenDeReceta.tsx'
import * as texts from './vistaTexts.ts'

const remedioDeReceta = ({ registro1 }: Receta) => remedioDe(registro1) ?? texts.sinNombre

/** The medicines of a prescription. A second one is rare: it gets a line, not a column. */
function Remedios(receta: Receta) {
  const segundo = remedioDe(receta.registro2)
  return (
    <>
      {remedioDeReceta(receta)}
      {segundo && <span className="segundo-remedio">{segundo}</span>}
    </>
  )
}

const nombreDe = ({ personaFisicaAfiliado: { nombre, apellido } }: Receta) =>
  `${nombre} ${apellido}`.trim()

/**
 * Columns of REC-04, with the medicines first and states in words. The expiry is shown only for an active prescription,
 * the pharmacy only for a dispensed one (REC-06).
 */
const columnasDe = (hoy: string): Columna<Receta>[] => [
  { titulo: texts.remedio, celda: Remedios },
  {
    titulo: texts.numero,
    cede: true,
    celda: ({ recetaElectronica: { numero } }) => <span className="dato">{numero}</span>,
  },
  { titulo: texts.afiliado, celda: nombreDe },
  { titulo: texts.estado, celda: (receta) => <EstadoDeReceta receta={receta} hoy={hoy} /> },
  {
    titulo: texts.fecha,
    cede: true,
    celda: ({ recetaElectronica }) => (
      <span className="dato">{formatFecha(recetaElectronica.fechaPrescripcion)}</span>
    ),
  },
  {
    titulo: texts.vence,
    cede: true,
    celda: ({ estado, recetaElectronica: { vencimiento } }) =>
      estado.codigo === ACTIVA ? (
        <span className="dato">{formatFecha(vencimiento)}</span>
      ) : (
        texts.nada
      ),
  },
  {
    titulo: texts.farmacia,
    cede: true,
    celda: ({ estado, farmacia }) =>
      (estado.codigo === DISPENSADA && farmacia?.nombre) || texts.nada,
  },
]

const idDe = ({ recetaElectronica }: Receta) => recetaElectronica.idRecetaElectronica

type Props = {
  titulo: string
  filas: readonly Receta[]
  hoy: string
  /** Number of the prescription that is open at first. */
  yaAbierta?: string | undefined
  /** Content of an open row. */
  detalle: (receta: Receta) => ReactNode
  /** Buttons of a row in the table. */
  acciones: (receta: Receta) => ReactNode
}

/** Prescriptions as rows, without data of their own: the list's screen and its first picture draw them. */
export function FilasDeRecetas({ yaAbierta, hoy, ...props }: Props) {
  const primera = props.filas.find(
    ({ recetaElectronica }) => recetaElectronica.numero === yaAbierta,
  )
  return (
    <ListaPaginada
      {...props}
      clave={idDe}
      yaAbierta={primera && idDe(primera)}
      columnas={columnasDe(hoy)}
      tono={({ estado: { codigo } }) => (codigo === ACTIVA ? undefined : lookDeReceta(codigo).tono)}
      tituloDe={remedioDeReceta}
      resumen={(receta) => <ResumenDeReceta receta={receta} hoy={hoy} />}
    />
  )
}
