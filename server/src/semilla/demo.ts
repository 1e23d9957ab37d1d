import { formas } from '#contract/formas.ts'
import { cifrasDe, formatNumeroAfiliado } from '#formato/numeros.ts'

import { cuilOf } from './cuil.ts'
import type { Familia, Integrante, Situacion } from './familia.ts'
import { dayFrom, yearsBefore } from './fechas.ts'

export type PersonaDePrueba = { usuario: string; password: string; quien: string }

/** Demo users: printed at the start, and listed in the README. */
export const PERSONAS_DE_PRUEBA = {
  norma: {
    usuario: '27-28456789-2',
    password: 'demo1234',
    quien: 'titular con cónyuge y dos hijos, con todo cargado',
  },
  sola: {
    usuario: '20-30111222-0',
    password: 'demo5678',
    quien: 'sin familia a cargo y todavía sin correo',
  },
  voluntaria: {
    usuario: '27-24680135-0',
    password: 'demo2468',
    quien: 'afiliada voluntaria, paga la cápita',
  },
  derivado: { usuario: '20-33445566-2', password: 'demo3344', quien: 'derivado a otra provincia' },
  recetas: {
    usuario: '27-12345678-0',
    password: 'demo2000',
    quien: 'para pruebas de carga: 2.000 recetas',
  },
} satisfies Record<string, PersonaDePrueba>

export type Who = keyof typeof PERSONAS_DE_PRUEBA

/** A stored demo family, holder first. */
export type De = (who: Who) => {
  uid: number
  integrantes: { idAfiliado: number; idPersonaFisica: number }[]
}

/** Member of Norma's family who may create an account: shown on the sandbox's page. */
export const SIN_CUENTA = { cuil: cuilOf(27_310_442, 'Masculino') }

/** A number of the demo in the insurer's form: 123456 is 1123456 where a number has seven digits. */
export function deMuestra(numero: number): number {
  const first = 10 ** (cifrasDe(formas.afiliado) - 1)
  return numero < first ? first + numero : numero % (10 * first)
}

const digits = (usuario: string) => usuario.replaceAll('-', '')

type Demo = { [Name in Who]: Omit<Familia, 'contrasenia'> }

const fondo = (fechaFondoVoluntario: string): Situacion => ({ fechaFondoVoluntario })

type Sembrada = Demo[Who]

const titular = (who: Who, rest: Omit<Integrante, 'cuil' | 'relacion'>): Integrante => ({
  ...rest,
  cuil: digits(PERSONAS_DE_PRUEBA[who].usuario),
  relacion: 'Titular',
})

const norma = (ahora: number): Sembrada => ({
  numeroAfiliado: deMuestra(123456),
  tipoAfiliado: 'Afiliado directo',
  fechaAlta: yearsBefore(ahora, 14, 40),
  integrantes: [
    titular('norma', {
      nombre: 'Norma',
      apellido: 'Quiroga',
      sexo: 'Femenino',
      fechaNacimiento: '1981-03-14',
      situacion: fondo(yearsBefore(ahora, 4, 40)),
    }),
    familiar('Rubén', 'Peralta', 'Masculino', 27_310_442, '1979-09-02', 'Cónyuge'),
    familiar(
      'Lucía',
      'Peralta Quiroga',
      'Femenino',
      47_218_903,
      yearsBefore(ahora, 19, 120),
      'Hija',
      { codigoRestriccion: 'SU', restriccion: 'Solo urgencias' },
    ),
    familiar(
      'Tomás',
      'Peralta Quiroga',
      'Masculino',
      53_906_171,
      yearsBefore(ahora, 11, 200),
      'Hijo',
      fondo(dayFrom(ahora, -84)),
    ),
  ],
})

const sola = (ahora: number): Sembrada => ({
  numeroAfiliado: deMuestra(130222),
  tipoAfiliado: 'Afiliado directo',
  fechaAlta: yearsBefore(ahora, 3, 15),
  integrantes: [
    titular('sola', {
      nombre: 'Martín',
      apellido: 'Sosa',
      sexo: 'Masculino',
      fechaNacimiento: '1983-06-21',
    }),
  ],
})

const voluntaria = (ahora: number): Sembrada => ({
  numeroAfiliado: deMuestra(141357),
  tipoAfiliado: 'Afiliado voluntario',
  fechaVencimientoCapita: '26/01',
  fechaAlta: yearsBefore(ahora, 1, 60),
  integrantes: [
    titular('voluntaria', {
      nombre: 'Graciela',
      apellido: 'Ibáñez',
      sexo: 'Femenino',
      fechaNacimiento: '1975-11-30',
      situacion: fondo(dayFrom(ahora, -9)),
    }),
    familiar('Camila', 'Ibáñez', 'Femenino', 50_112_874, yearsBefore(ahora, 16, 33), 'Hija'),
  ],
})

const derivado = (ahora: number): Sembrada => ({
  numeroAfiliado: deMuestra(152468),
  tipoAfiliado: 'Afiliado directo',
  fechaAlta: yearsBefore(ahora, 6),
  integrantes: [
    titular('derivado', {
      nombre: 'Facundo',
      apellido: 'Ledesma',
      sexo: 'Masculino',
      fechaNacimiento: '1988-01-09',
      situacion: fondo(yearsBefore(ahora, 2)),
    }),
    familiar('Rocío', 'Vargas', 'Femenino', 34_871_226, '1989-08-17', 'Conviviente', {
      inhibicion: 'Inhibición general de bienes',
    }),
  ],
})

const recetas = (ahora: number): Sembrada => ({
  numeroAfiliado: deMuestra(163579),
  tipoAfiliado: 'Jubilado',
  fechaAlta: yearsBefore(ahora, 30, 5),
  integrantes: [
    titular('recetas', {
      nombre: 'Susana',
      apellido: 'Molina',
      sexo: 'Femenino',
      fechaNacimiento: '1956-05-05',
    }),
  ],
})

/** Families of the demo, with dates relative to today. */
export const familiasDePrueba = (ahora: number): Demo => ({
  norma: norma(ahora),
  sola: sola(ahora),
  voluntaria: voluntaria(ahora),
  derivado: derivado(ahora),
  recetas: recetas(ahora),
})

/** Written number that a demo person signs in with. */
export function usuarioDe(who: Who): string {
  if (formas.ingreso !== 'numero') return PERSONAS_DE_PRUEBA[who].usuario
  return formatNumeroAfiliado(familiasDePrueba(0)[who].numeroAfiliado, 0)
}

function familiar(
  nombre: string,
  apellido: string,
  sexo: Integrante['sexo'],
  documento: number,
  fechaNacimiento: string,
  relacion: string,
  situacion: Situacion = {},
): Integrante {
  const cuil = cuilOf(documento, sexo)
  return { nombre, apellido, sexo, cuil, fechaNacimiento, relacion, situacion }
}
