import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import {
  CARPETA_DEL_MANUAL,
  MANUAL_AL,
  type Ofrece,
  manual,
  oracionesDe,
  partesDePaso,
  pasosDe,
  sinMarcas,
} from '#contract/manual.ts'

import type { Libro, Paso } from '../base/papel.ts'

/** AYUD-01: the manual of the help screen as a PDF, from the same text; with pictures if this server serves the portal. */
export async function manualEnPapel(appDir: string, ofrece: Ofrece): Promise<Libro> {
  const capitulos = manual.map(async (capitulo) => {
    const { titulo, intro, notas } = capitulo
    const conImagen = pasosDe(capitulo, ofrece).map(async ({ texto, imagen }): Promise<Paso> => {
      // Without a portal on this server there are no pictures: the manual is text only.
      const bytes =
        imagen &&
        (await readFile(join(appDir, CARPETA_DEL_MANUAL, imagen.archivo)).catch(() => undefined))
      return {
        partes: partesDePaso(texto),
        ...(imagen && bytes && { imagen: { ...imagen, bytes: new Uint8Array(bytes) } }),
      }
    })
    return {
      titulo,
      intro: sinMarcas(intro),
      pasos: await Promise.all(conImagen),
      notas: oracionesDe(notas, ofrece).map(partesDePaso),
    }
  })
  return { titulo: 'Manual de uso', fecha: MANUAL_AL, capitulos: await Promise.all(capitulos) }
}
