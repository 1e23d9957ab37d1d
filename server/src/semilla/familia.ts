export type Integrante = {
  nombre: string
  apellido: string
  cuil: string
  sexo: 'Femenino' | 'Masculino'
  fechaNacimiento: string
  relacion: string
  situacion?: Situacion
}

/** What a member's record says beside who they are. */
export type Situacion = {
  fechaFondoVoluntario?: string
  codigoRestriccion?: string
  restriccion?: string
  inhibicion?: string
}

export type Familia = {
  numeroAfiliado: number
  tipoAfiliado: string
  fechaVencimientoCapita?: string
  fechaAlta: string
  integrantes: readonly Integrante[]
  /** The stored hash with which the holder signs in. */
  contrasenia: string
}
