import { numeroDeTelefono, presente } from '#formato/presente.ts'

import type { Horario } from './horario.ts'

type Quizas = string | null | undefined

/** A place and its contact data. A dash from the provider counts as missing. */
export type Lugar = {
  clave: string | number
  nombre: string
  direccion?: Quizas
  localidad?: Quizas
  telefonos?: readonly string[]
  correo?: Quizas
  /** Data of providers; pharmacies have none of these. */
  matricula?: Quizas
  tipo?: { texto: string; letra: Quizas; fondo: Quizas } | undefined
  especialidad?: string | undefined
  /**
   * Opening hours. Undefined for kinds of places that have none; `conocido` is undefined if the hours are not known.
   */
  horario?: { conocido: Horario; hayDeOtros: boolean } | undefined
  /** The list's title names the town already. */
  localidadDicha?: boolean
  /** Distance in words. */
  lejania?: string | undefined
}

export const dondeDe = ({ direccion, localidad }: Lugar, entre: string) =>
  [presente(direccion), presente(localidad)].filter(Boolean).join(entre)

export const seLlama = (lugar: Lugar) => telefonosDe(lugar).length > 0

export const telefonosDe = ({ telefonos = [] }: Lugar) =>
  telefonos.flatMap((texto) => {
    const numero = numeroDeTelefono(texto)
    return numero === undefined ? [] : [{ texto, numero }]
  })
