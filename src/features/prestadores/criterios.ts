import { type Infer, number, object, optional, string } from 'superstruct'

import { enUnaLinea, partesDe } from '#piezas/busqueda/partes.ts'
import { faltaDeMatricula, faltaDeNombre } from '#piezas/criterios.ts'

/** A specialty, or a kind of establishment. */
export type Clase = Infer<typeof Clase>
const Clase = object({ id: number(), descripcion: string() })

export type Criterios = Infer<typeof Criterios>
export const Criterios = object({
  clase: optional(Clase),
  localidad: optional(object({ idLocalidad: number(), descripcion: string() })),
  nombre: string(),
  /** Only for professionals; empty for an establishment. */
  matricula: string(),
})

export const VACIOS: Criterios = { nombre: '', matricula: '' }

export const elegidosDe = ({ clase, localidad, nombre, matricula }: Criterios) =>
  partesDe(VACIOS, {
    clase: clase?.descripcion,
    localidad: localidad?.descripcion,
    nombre,
    matricula,
  })

export const estaBien = (criterios: Criterios): boolean =>
  elegidosDe(criterios).length > 0 &&
  faltaDeNombre(criterios.nombre) === undefined &&
  faltaDeMatricula(criterios.matricula) === undefined

export const enPalabras = (criterios: Criterios): string => enUnaLinea(elegidosDe(criterios))
