import type { Receta } from '#contract/recetas.ts'
import type { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import type { Cita } from '#formato/calendario.ts'
import { masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { remediosDe } from '#model/recetas/vigentes.ts'

import { texts } from './texts.ts'

/** Medicines of a plan are supplied for a month: three weeks on it is time to ask for the next. */
const HASTA_LA_PROXIMA = 21

/** The last day on which it serves; undefined where none was given. */
export function citaDeVencimiento(receta: Receta): Cita | undefined {
  const { numero, vencimiento } = receta.recetaElectronica
  if (!vencimiento) return undefined
  return {
    uid: `receta-${numero}@mi-cobertura`,
    dia: vencimiento,
    titulo: texts.venceLaReceta(remediosDe(receta).join(', ')),
    detalle: texts.ultimoDia(numero, receta.personaFisicaAfiliado.nombre),
  }
}

/** When the next supply of what waits at the pharmacy is to be asked for. */
export function citaDeProvision(
  {
    numeroRecetario,
    medicamentos,
    afiliado,
    nombreFarmacia,
    fechaAutorizacion,
  }: DetalleDeRecetaCronica,
  ahora: number,
): Cita {
  return {
    uid: `provision-${numeroRecetario}@mi-cobertura`,
    dia: proxima(fechaAutorizacion, diaDe(ahora)),
    titulo: texts.proximaProvision(medicamentos.map(({ descripcion }) => descripcion).join(', ')),
    detalle: texts.deLaCronica(numeroRecetario, afiliado, nombreFarmacia ?? ''),
  }
}

/** Counted from the day on which this one was authorized, unless that is over: then from today. */
function proxima(autorizada: string | null | undefined, hoy: string): string {
  const desdeEntonces = autorizada ? masDias(autorizada, HASTA_LA_PROXIMA) : ''
  return desdeEntonces > hoy ? desdeEntonces : masDias(hoy, HASTA_LA_PROXIMA)
}
