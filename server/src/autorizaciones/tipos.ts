/** Types of coverage that can be requested; 262 needs a clinical history (WIZ-01). */
export const TIPOS_DE_COBERTURA = [
  {
    idTipoCobertura: 1,
    codigo: '166',
    descripcion: 'Prácticas médicas y bioquímicas ambulatorias',
    division: 'Ambulatorio',
  },
  {
    idTipoCobertura: 2,
    codigo: '262',
    descripcion: 'Prótesis, órtesis y elementos de cirugía',
    division: 'Alta complejidad',
  },
  {
    idTipoCobertura: 3,
    codigo: '170',
    descripcion: 'Rehabilitación y kinesiología',
    division: 'Ambulatorio',
  },
  {
    idTipoCobertura: 4,
    codigo: '181',
    descripcion: 'Odontología con autorización',
    division: 'Odontología',
  },
]

export const CON_HISTORIA_CLINICA = '262'

export const tipoDeCobertura = (codigo: string) =>
  TIPOS_DE_COBERTURA.find((tipo) => tipo.codigo === codigo)
