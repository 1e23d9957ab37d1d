import { is } from 'superstruct'

import type { Afiliado } from '#contract/afiliados.ts'
import { deBase64 } from '#contract/base64.ts'
import { partir } from '#contract/encargo/codigo.ts'
import { leerReceta } from '#contract/pase/receta.ts'
import type { Receta } from '#contract/recetas.ts'
import { diaDe } from '#formato/instantes.ts'
import type { Device } from '#local/bases/device.ts'
import { readLlave } from '#local/pase/llave.ts'
import type { Resource } from '#local/resource.ts'

import { grupoFamiliar } from '../afiliados.ts'
import { pdfDeReceta } from '../papeles.ts'
import { pasesEmitidos } from '../pases.ts'
import { paseDe } from '../pases/paseDe.ts'
import { recetasDe } from '../recetas.ts'
import { recetasVigentes } from '../recetas/vigentes.ts'
import { recetasFirmadas } from '../recetasFirmadas.ts'
import type { Eleccion, Materia } from './prestamo.ts'

/** A member whose pass this phone can lend. `hasta`: end of the pass. */
export type Prestable = { integrante: Afiliado; hasta: number }

/** Members with a pass for this phone's key; none without a key that this browser can use. */
export async function prestables(device: Device): Promise<Prestable[]> {
  const [llave, { grupo, pases }] = await Promise.all([
    readLlave(device).catch(() => undefined),
    familiaDe(device),
  ])
  if (!llave) return []
  return grupo.flatMap((integrante) => {
    const { idAfiliado } = integrante.afiliado
    const pase = paseDe({ idAfiliado, grupo, pases }, llave.publica)
    return pase ? [{ integrante, hasta: pase.venceAt }] : []
  })
}

type Que = Pick<Eleccion, 'miembros' | 'alcance'>
type Guardado = Awaited<ReturnType<typeof guardadoDe>>

/** Stored data for this choice. All reads begin at once: behind the first one a live query notices no changes. */
export async function guardadoDe(device: Device, { miembros, alcance }: Que) {
  const [familia, suyas, firmadas, hojas] = await Promise.all([
    familiaDe(device),
    Promise.all(miembros.map((idAfiliado) => copiaDe(device, recetasDe, { idAfiliado }))),
    alcance.includes('recetas') ? copiaDe(device, recetasFirmadas, {}) : undefined,
    alcance.includes('hojas') ? hojasDe(device) : [],
  ])
  return { ...familia, recetas: suyas.flatMap((una) => una ?? []), firmadas: firmadas ?? [], hojas }
}

/** Everything of the choice that is on this phone and can be lent at this moment. */
export function materiaDe(
  { grupo, pases, recetas, firmadas: todas, hojas: archivos }: Guardado,
  { miembros, alcance }: Que,
  publica: Uint8Array,
  ahora: number,
): Materia {
  const firmadas = alcance.includes('recetas') ? firmadasDe(recetas, todas, ahora) : []
  const hojas = firmadas.map((una) => hojaDe(archivos, una))
  return {
    pases: miembros.flatMap((idAfiliado) => {
      const pase = paseDe({ idAfiliado, grupo, pases }, publica)
      return pase ? [{ kid: pase.kid, bytes: pase.bytes }] : []
    }),
    recetas: firmadas.map(({ kid, bytes }) => ({ kid, bytes })),
    hojas: hojas.filter((una) => una !== undefined),
  }
}

type Firmada = { id: number; kid: number; bytes: Uint8Array<ArrayBuffer> }

/** Prescriptions that are valid today and signed by the provider. */
function firmadasDe(
  recetas: readonly Receta[],
  firmadas: Guardado['firmadas'],
  ahora: number,
): Firmada[] {
  const sirven = new Set(
    recetasVigentes(recetas, diaDe(ahora)).map(
      ({ recetaElectronica }) => recetaElectronica.idRecetaElectronica,
    ),
  )
  return firmadas.flatMap(({ idRecetaElectronica: id, kid, bytes: text }) => {
    const bytes = deBase64(text)
    return bytes && sirven.has(id) ? [{ id, kid, bytes }] : []
  })
}

/** Sheets of all prescriptions. */
const hojasDe = ({ lectura }: Device) =>
  lectura.archivos.where('key').startsWith(`${pdfDeReceta.name}/`).toArray()

function hojaDe(archivos: Guardado['hojas'], { id, bytes }: Firmada) {
  const receta = leerReceta(partir(bytes).body)
  const file = archivos.find(({ key }) => key === pdfDeReceta.key({ id, de: '' }))
  return receta && file && { numero: receta.numero, pdf: new Uint8Array(file.bytes) }
}

async function familiaDe(device: Device) {
  const [grupo, pases] = await Promise.all([
    copiaDe(device, grupoFamiliar, {}),
    copiaDe(device, pasesEmitidos, {}),
  ])
  return { grupo: grupo ?? [], pases: pases ?? [] }
}

async function copiaDe<Params, Value>(
  { lectura }: Device,
  { key, shape }: Resource<Params, Value>,
  params: Params,
): Promise<Value | undefined> {
  const copy = await lectura.copias.get(key(params))
  return copy && shape && is(copy.value, shape) ? copy.value : undefined
}
