import { aparato } from './manual/aparato.ts'
import { autorizaciones } from './manual/autorizaciones.ts'
import { candado } from './manual/candado.ts'
import { type Capitulo, type Ofrece, oracionesDe } from './manual/capitulo.ts'
import { credencial } from './manual/credencial.ts'
import { cuenta } from './manual/cuenta.ts'
import { familia } from './manual/familia.ts'
import { lugares } from './manual/lugares.ts'
import { ordenes } from './manual/ordenes.ts'
import { pendientes } from './manual/pendientes.ts'
import { prestar } from './manual/prestar.ts'
import { recetas } from './manual/recetas.ts'
import { sinSenal } from './manual/sinSenal.ts'
import { tramites } from './manual/tramites.ts'
import { ANCHO_DE_IMAGEN, manualEnImagenes } from './manualEnImagenes.ts'

// The other rooms enter the folder `manual` by this file alone.
export type { Capitulo, Ofrece } from './manual/capitulo.ts'
export { oracionesDe, partesDePaso, sinMarcas } from './manual/capitulo.ts'

/** The day of its last change, yyyy-mm-dd: the PDF is dated by it. */
export const MANUAL_AL = '2026-11-29'

/**
 * User manual by task, not by menu: help screen, search and the provider's PDF all read it, in this order.
 */
export const manual: readonly Capitulo[] = [
  credencial,
  recetas,
  autorizaciones,
  ordenes,
  sinSenal,
  pendientes,
  familia,
  prestar,
  lugares,
  tramites,
  aparato,
  cuenta,
  candado,
]

/** Folder of the manual's pictures among the files of the portal. */
export const CARPETA_DEL_MANUAL = '/manual'

export type ImagenDePaso = NonNullable<ReturnType<typeof imagenDePaso>>

/**
 * Steps that are true of this host, each with its picture. A sentence for hosts without an extension has no picture: the
 * picture shows the extension.
 */
export const pasosDe = (capitulo: Capitulo, ofrece: Ofrece) =>
  capitulo.pasos.flatMap((paso, n) =>
    oracionesDe([paso], ofrece).map((texto) => ({
      texto,
      imagen: typeof paso === 'string' || ofrece(paso.con) ? imagenDePaso(capitulo, n) : undefined,
    })),
  )

/** Picture of this step with its address; undefined if there is none. */
function imagenDePaso({ imagenes }: Capitulo, paso: number) {
  const imagen = imagenes?.[paso]
  if (!imagen) return undefined
  const { archivo, dice } = imagen
  const { alto, huella } = manualEnImagenes[archivo]
  const direccion = `${CARPETA_DEL_MANUAL}/${archivo}.png`
  return {
    archivo: `${archivo}.png`,
    src: `${direccion}?v=${huella}`,
    dice,
    ancho: ANCHO_DE_IMAGEN,
    alto,
  }
}

export const capituloDe = (id: string): Capitulo | undefined =>
  manual.find((capitulo) => capitulo.id === id)
