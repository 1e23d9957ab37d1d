import { numeroDeTelefono, presente } from '#formato/presente.ts'

import type { Horario } from './horario.ts'

type Quizas = string | null | undefined

/** Where somebody attends, and how to get there; what the host writes as a dash is not there. */
export type Lugar = {
  clave: string | number
  nombre: string
  direccion?: Quizas
  localidad?: Quizas
  telefonos?: readonly string[]
  correo?: Quizas
  /** Of a provider; pharmacies have none of it. */
  matricula?: Quizas
  tipo?: { texto: string; letra: Quizas; fondo: Quizas } | undefined
  especialidad?: string | undefined
  /** Undefined for a kind of place of which no hours are asked; otherwise `conocido` may be missing. */
  horario?: { conocido: Horario; hayDeOtros: boolean } | undefined
  /** The list above it says the town already. */
  localidadDicha?: boolean
  /** How far it is, in words. */
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
