import { type Infer, is, optional, string, type } from 'superstruct'

import { readFecha } from '#contract/fechas.ts'

/** Fields of the wizard. */
export type Campos = {
  cuil: string
  nombres: string
  apellido: string
  fechaNacimiento: string
  sexo: string
  correo: string
  confirmarCorreo: string
  contrasena: string
  confirmarContrasena: string
  aceptaCondiciones: boolean
}

/** The part of the fields that is stored as a draft: no passwords and no answers. */
export type Guardado = Omit<
  Campos,
  'contrasena' | 'confirmarContrasena' | 'aceptaCondiciones' | 'confirmarCorreo'
>

export const NADA_GUARDADO: Guardado = {
  cuil: '',
  nombres: '',
  apellido: '',
  fechaNacimiento: '',
  sexo: '',
  correo: '',
}

export const CAMPOS_DE_DATOS = [
  'cuil',
  'nombres',
  'apellido',
  'fechaNacimiento',
  'sexo',
] as const satisfies readonly (keyof Campos)[]

export const CAMPOS_DE_CORREO = [
  'correo',
  'confirmarCorreo',
  'contrasena',
  'confirmarContrasena',
] as const satisfies readonly (keyof Campos)[]

export const camposDesde = (guardado: Guardado): Campos => ({
  ...guardado,
  confirmarCorreo: '',
  contrasena: '',
  confirmarContrasena: '',
  aceptaCondiciones: false,
})

export const SIN_ESCRIBIR = camposDesde(NADA_GUARDADO)

const LARGO = 4096

type Persona = Infer<typeof Persona>
const Persona = type({
  nombre: optional(string()),
  apellido: optional(string()),
  fechaNacimiento: optional(string()),
  sexo: optional(string()),
  descripcionSexo: optional(string()),
  cuil: optional(string()),
})

/** Fields of step 1 from the address of the profile's link (ACCT-02). Invalid data leave the fields empty. */
export function datosDeLaDireccion(texto: string | undefined): Guardado {
  const persona = texto === undefined ? undefined : parse(texto)
  if (!persona) return NADA_GUARDADO
  const { nombre = '', apellido = '', fechaNacimiento = '', cuil = '' } = persona
  return {
    ...NADA_GUARDADO,
    cuil: cuil.replaceAll(/\D/g, ''),
    nombres: nombre,
    apellido,
    fechaNacimiento: (readFecha(fechaNacimiento) ?? '').split('-').toReversed().join('/'),
    sexo: persona.sexo ?? persona.descripcionSexo ?? '',
  }
}

function parse(texto: string): Persona | undefined {
  if (texto.length > LARGO) return undefined
  try {
    const value: unknown = JSON.parse(texto)
    return is(value, Persona) ? value : undefined
  } catch {
    return undefined // The text is not JSON: the fields stay empty.
  }
}
