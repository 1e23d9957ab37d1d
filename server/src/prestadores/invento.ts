/** Invented provider of the demo. */
export type Fila = {
  matricula: string
  nombre: string
  /** Kind of establishment; undefined for a professional. */
  establecimiento?: string
  especialidades: string[]
  localidad: string
  domicilio?: string
  telefonos?: string[]
  baja?: boolean
  sinConvenio?: boolean
}

export const ESPECIALIDADES: [descripcion: string, profesion: string][] = [
  ['Clínica médica', 'Médico'],
  ['Cardiología', 'Médico'],
  ['Pediatría', 'Médico'],
  ['Traumatología', 'Médico'],
  ['Dermatología', 'Médico'],
  ['Ginecología', 'Médico'],
  ['Oftalmología', 'Médico'],
  ['Otorrinolaringología', 'Médico'],
  ['Neurología', 'Médico'],
  ['Urología', 'Médico'],
  ['Gastroenterología', 'Médico'],
  ['Endocrinología', 'Médico'],
  ['Psiquiatría', 'Médico'],
  ['Diagnóstico por imágenes', 'Médico'],
  ['Odontología general', 'Odontólogo'],
  ['Ortodoncia', 'Odontólogo'],
  ['Bioquímica', 'Bioquímico'],
  ['Kinesiología', 'Kinesiólogo'],
  ['Fonoaudiología', 'Fonoaudiólogo'],
  ['Psicología', 'Psicólogo'],
  ['Nutrición', 'Nutricionista'],
]

export const LOCALIDADES = [
  'Santa Rosa',
  'Santa Rosa',
  'Santa Rosa',
  'Santa Rosa',
  'General Pico',
  'General Pico',
  'Toay',
  'General Acha',
  'Eduardo Castex',
  'Victorica',
  'Macachín',
  'Realicó',
  '25 de Mayo',
]

export const ESTABLECIMIENTOS: [
  tipo: string,
  nombre: string,
  localidad: string,
  ...especialidades: string[],
][] = [
  [
    'Sanatorio',
    'Sanatorio San Martín',
    'Santa Rosa',
    'Clínica médica',
    'Cardiología',
    'Traumatología',
  ],
  ['Sanatorio', 'Sanatorio del Oeste', 'General Pico', 'Clínica médica', 'Ginecología'],
  ['Clínica', 'Clínica de la Familia', 'Santa Rosa', 'Pediatría', 'Ginecología', 'Clínica médica'],
  ['Clínica', 'Clínica Regional', 'General Acha', 'Clínica médica'],
  ['Clínica', 'Clínica del Sol', 'Eduardo Castex', 'Clínica médica', 'Pediatría'],
  [
    'Hospital público',
    'Hospital Zonal',
    'General Pico',
    'Clínica médica',
    'Pediatría',
    'Traumatología',
  ],
  ['Hospital público', 'Hospital de Victorica', 'Victorica', 'Clínica médica'],
  ['Centro médico', 'Centro Médico Toay', 'Toay', 'Clínica médica', 'Pediatría'],
  ['Centro médico', 'Centro de Ojos Santa Rosa', 'Santa Rosa', 'Oftalmología'],
  ['Centro médico', 'Consultorios del Parque', 'Santa Rosa', 'Dermatología', 'Endocrinología'],
  ['Laboratorio de análisis', 'Laboratorio Central', 'Santa Rosa', 'Bioquímica'],
  ['Laboratorio de análisis', 'Laboratorio Pico', 'General Pico', 'Bioquímica'],
  ['Laboratorio de análisis', 'Laboratorio Macachín', 'Macachín', 'Bioquímica'],
  ['Diagnóstico por imágenes', 'Imágenes Santa Rosa', 'Santa Rosa', 'Diagnóstico por imágenes'],
  ['Diagnóstico por imágenes', 'Resonancia del Norte', 'General Pico', 'Diagnóstico por imágenes'],
  ['Centro de rehabilitación', 'Kinesio Integral', 'Santa Rosa', 'Kinesiología'],
  ['Centro de rehabilitación', 'Rehabilitar', 'Realicó', 'Kinesiología', 'Fonoaudiología'],
  ['Centro odontológico', 'Sonrisas', 'Santa Rosa', 'Odontología general', 'Ortodoncia'],
]

/** Providers that tests, screenshots and the demo's history refer to by name. */
export const DE_NOMBRE: Fila[] = [
  {
    matricula: '4127',
    nombre: 'Dra. Estela Marín',
    especialidades: ['Clínica médica', 'Cardiología'],
    localidad: 'Santa Rosa',
    domicilio: 'Av. San Martín 612',
    telefonos: ['02954-4412700', '02954-15441270'],
  },
  {
    matricula: '3340',
    nombre: 'Dr. Ramiro Ledesma',
    especialidades: ['Cardiología'],
    localidad: 'Santa Rosa',
    domicilio: 'Quintana 85',
    telefonos: ['02954-4433400'],
  },
  {
    matricula: '2207',
    nombre: 'Dr. Hugo Benítez',
    especialidades: ['Pediatría'],
    localidad: 'Toay',
    domicilio: '9 de Julio 540',
    telefonos: ['02954-4422070'],
  },
  {
    matricula: '871',
    nombre: 'Lic. Paula Ibáñez',
    especialidades: ['Nutrición'],
    localidad: 'Santa Rosa',
    domicilio: 'Belgrano 1010',
    telefonos: ['02954-15408710'],
  },
  {
    matricula: '2918',
    nombre: 'Dr. Hugo Barrios',
    especialidades: ['Traumatología'],
    localidad: 'Santa Rosa',
    baja: true,
  },
  {
    matricula: '1733',
    nombre: "Dra. Renata D'Angelo",
    especialidades: ['Dermatología'],
    localidad: 'General Pico',
    domicilio: 'Calle 20 N° 455',
    telefonos: [],
    sinConvenio: true,
  },
  {
    matricula: '1052',
    nombre: 'Centro Médico del Lago',
    establecimiento: 'Centro médico',
    especialidades: ['Clínica médica', 'Cardiología', 'Dermatología'],
    localidad: 'Santa Rosa',
    domicilio: 'Av. Uruguay 300',
    telefonos: ['02954-4410520'],
  },
]
