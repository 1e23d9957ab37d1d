export type Integrante = {
  nombre: string
  apellido: string
  cuil: string
  sexo: 'Femenino' | 'Masculino'
  fechaNacimiento: string
  relacion: string
  situacion?: Situacion
}

/** Properties of a member besides name and birth. */
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
  /** Hash of the holder's password. */
  contrasenia: string
}
