import { formatFecha } from '#formato/fechas.ts'
import { formatDocumento } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import type { Documento } from '../base/papel.ts'
import { laPrescripcion } from './service.ts'
import type { Cie10, PracticaPrescripta } from './tables.ts'

const FIRMA =
  'Firmado electrónicamente por el profesional. La firma electrónica reemplaza legalmente a la manuscrita.'

const practica = (
  { codigoPractica, descripcionPractica, cantidad, tieneConvenio }: PracticaPrescripta,
  at: number,
): readonly [string, string] => [
  `RP${at + 1}`,
  `${cantidad} × ${codigoPractica} ${descripcionPractica}${tieneConvenio ? '' : ' (sin convenio)'}`,
]

const diagnostico = ({ codigo, descripcion }: Cie10) => `${codigo} ${descripcion}`

export async function documentoDePrescripcion(db: Db, id: number): Promise<Documento> {
  const { prescripcion, persona } = await laPrescripcion(db, id)
  const { practicas, profesional, cie10, cie10Secundario, fechaVencimiento } = prescripcion
  return {
    titulo: 'Prescripción Electrónica',
    numero: String(id),
    fecha: prescripcion.fechaPrescripcion,
    secciones: [
      {
        titulo: 'Afiliado',
        lineas: [
          ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
          ['Documento', formatDocumento(persona.numeroDocumento)],
        ],
      },
      { titulo: 'Prácticas', lineas: practicas.map(practica) },
      {
        titulo: 'Diagnóstico',
        lineas: [
          ['Principal', diagnostico(cie10)],
          ...(cie10Secundario ? [['Secundario', diagnostico(cie10Secundario)] as const] : []),
        ],
      },
      {
        titulo: 'Profesional',
        lineas: [
          ['Apellido y nombre', `${profesional.apellido}, ${profesional.nombre}`],
          ['Matrícula', `${profesional.profesion} ${profesional.matricula}`],
        ],
      },
    ],
    pie: `${fechaVencimiento ? `Vence el ${formatFecha(fechaVencimiento)}. ` : ''}${FIRMA}`,
  }
}
