import { deBase64 } from '#contract/base64.ts'
import { codigoDeReceta } from '#contract/pase/codigo.ts'
import { formatFecha } from '#formato/fechas.ts'
import { diaDe, horaDe } from '#formato/instantes.ts'
import { enCuatros, formatDocumento } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import type { Documento, Instalacion } from '../base/papel.ts'
import { firmaDe } from './firmas.ts'
import { type Fila, unaReceta } from './service.ts'
import type { Registro } from './tables.ts'

const FIRMA =
  'Firmado electrónicamente por el profesional. La firma electrónica reemplaza legalmente a la manuscrita.'

const renglon = (
  titulo: string,
  { drogas, presentacion, cantidad, cie10Descripcion }: Registro,
) => ({
  titulo,
  lineas: [
    ['Droga', drogas.join(' + ')],
    ['Presentación', presentacion],
    ['Cantidad', String(cantidad)],
    ['Diagnóstico', cie10Descripcion],
  ] as const,
})

/** Signature for the printed sheet, if the prescription was ever signed. */
async function pruebaDe(db: Db, fila: Fila, enlaces: string): Promise<Documento['prueba']> {
  const firma = await firmaDe(db, fila)
  const bytes = firma && deBase64(firma.bytes)
  if (!firma || !bytes) return undefined
  const { kid, firmadaAt } = firma
  return {
    qr: codigoDeReceta({ kid, bytes }, enlaces),
    titulo: 'Firmada por la obra social',
    texto: `El ${formatFecha(diaDe(firmadaAt))} a las ${horaDe(firmadaAt)}: estaba activa.`,
    aQuien: 'Para la farmacia',
    pasos: [
      'Pedí el DNI y compará el nombre y el número.',
      `Escaneá el código con la cámara, o entrá a ${enlaces.replace(/^https?:\/\//, '')}/validar-credencial.`,
      'Tiene que decir «Receta válida» o «Receta: firma comprobada», con estos mismos remedios. Si dice otra cosa, no la aceptes.',
    ],
  }
}

export async function documentoDeReceta(
  db: Db,
  id: number,
  { enlaces }: Instalacion,
): Promise<Documento> {
  const fila = await unaReceta(db, id)
  const { receta, persona } = fila
  const { registro1, registro2, numero, cuir } = receta
  const prueba = await pruebaDe(db, fila, enlaces)
  const parts = [renglon('Rp1', registro1), ...(registro2 ? [renglon('Rp2', registro2)] : [])]
  return {
    titulo: 'Receta Electrónica',
    numero,
    ...(prueba && { prueba, barras: { texto: numero, rotulo: `N.º ${numero}` } }),
    ...(cuir !== null && { barras: { texto: cuir, rotulo: `CUIR ${enCuatros(cuir)}` } }),
    fecha: receta.fechaPrescripcion,
    secciones: [
      {
        titulo: 'Afiliado',
        lineas: [
          ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
          ['Documento', formatDocumento(persona.numeroDocumento)],
        ],
      },
      ...parts.map(({ titulo, lineas }) => ({ titulo, lineas: [...lineas] })),
      {
        titulo: 'Profesional',
        lineas: [
          ['Apellido y nombre', `${receta.profesionalApellido}, ${receta.profesionalNombre}`],
        ],
      },
    ],
    pie: `Vence el ${formatFecha(receta.vencimiento)}. ${FIRMA}`,
  }
}
