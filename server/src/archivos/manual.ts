import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import {
  CARPETA_DEL_MANUAL,
  MANUAL_AL,
  imagenDePaso,
  manual,
  partesDePaso,
  sinMarcas,
} from '#contract/manual.ts'

import type { Libro, Paso } from '../base/papel.ts'

/** AYUD-01: the manual that the help screen shows, on paper; from the same text and, where the portal lies, its pictures. */
export async function manualEnPapel(appDir: string): Promise<Libro> {
  const capitulos = manual.map(async (capitulo) => {
    const { titulo, intro, pasos, notas = [] } = capitulo
    const conImagen = pasos.map(async (paso, at): Promise<Paso> => {
      const imagen = imagenDePaso(capitulo, at)
      // A provider may serve no portal: its manual is the text.
      const bytes =
        imagen &&
        (await readFile(join(appDir, CARPETA_DEL_MANUAL, imagen.archivo)).catch(() => undefined))
      return {
        partes: partesDePaso(paso),
        ...(imagen && bytes && { imagen: { ...imagen, bytes: new Uint8Array(bytes) } }),
      }
    })
    return {
      titulo,
      intro: sinMarcas(intro),
      pasos: await Promise.all(conImagen),
      notas: notas.map(partesDePaso),
    }
  })
  return { titulo: 'Manual de uso', fecha: MANUAL_AL, capitulos: await Promise.all(capitulos) }
}
