import { Struct } from 'superstruct'

import * as afiliados from '#contract/afiliados.ts'
import * as aportes from '#contract/aportes.ts'
import * as autorizacion from '#contract/autorizacion.ts'
import * as busquedas from '#contract/busquedas.ts'
import * as capita from '#contract/capita.ts'
import * as confirmacion from '#contract/confirmacion.ts'
import * as consumo from '#contract/consumo.ts'
import * as contacto from '#contract/contacto.ts'
import * as credencial from '#contract/credencial.ts'
import * as cuenta from '#contract/cuenta.ts'
import * as delegaciones from '#contract/delegaciones.ts'
import * as derivaciones from '#contract/derivaciones.ts'
import * as domicilio from '#contract/domicilio.ts'
import * as emision from '#contract/emision.ts'
import * as antirrobot from '#contract/extensiones/antirrobot.ts'
import * as encargos from '#contract/extensiones/encargos.ts'
import * as listaDePases from '#contract/extensiones/listaDePases.ts'
import * as llavesPropias from '#contract/extensiones/llavesPropias.ts'
import * as lugares from '#contract/extensiones/lugares.ts'
import * as partes from '#contract/extensiones/partes.ts'
import * as pases from '#contract/extensiones/pases.ts'
import * as recetasFirmadas from '#contract/extensiones/recetasFirmadas.ts'
import * as sesionesAbiertas from '#contract/extensiones/sesionesAbiertas.ts'
import * as farmacias from '#contract/farmacias.ts'
import * as notificaciones from '#contract/notificaciones.ts'
import * as ordenDigital from '#contract/ordenDigital.ts'
import * as ordenes from '#contract/ordenes.ts'
import * as prescripciones from '#contract/prescripciones.ts'
import * as prestadores from '#contract/prestadores.ts'
import * as recetas from '#contract/recetas.ts'
import * as recetasCronicas from '#contract/recetasCronicas.ts'
import * as reintegros from '#contract/reintegros.ts'

import { camposDe } from './esquema.ts'

const MODULOS = [
  afiliados,
  aportes,
  autorizacion,
  busquedas,
  capita,
  confirmacion,
  consumo,
  contacto,
  credencial,
  cuenta,
  delegaciones,
  derivaciones,
  domicilio,
  emision,
  antirrobot,
  encargos,
  listaDePases,
  llavesPropias,
  lugares,
  partes,
  pases,
  recetasFirmadas,
  sesionesAbiertas,
  farmacias,
  notificaciones,
  ordenDigital,
  ordenes,
  prescripciones,
  prestadores,
  recetas,
  recetasCronicas,
  reintegros,
]

/** Every shape that the contract exports, by its name there. */
export const FORMAS: readonly (readonly [string, Struct])[] = MODULOS.flatMap((modulo) =>
  Object.entries(modulo).flatMap(([name, value]) =>
    value instanceof Struct && camposDe(value) ? [[name, value] as const] : [],
  ),
)

/** The name of a shape by its fields. */
export const NOMBRES: ReadonlyMap<unknown, string> = new Map(
  FORMAS.map(([name, struct]) => [camposDe(struct), name]),
)
