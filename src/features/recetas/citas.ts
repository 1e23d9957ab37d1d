import { FIJO } from '#contract/fijo.ts'
import type { Receta } from '#contract/recetas.ts'
import type { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import type { Cita } from '#formato/calendario.ts'
import { masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { remediosDe } from '#model/recetas/vigentes.ts'

import { texts } from './texts.ts'

/** A chronic plan supplies a month of medicines: after three weeks it is time to ask for the next supply. */
const HASTA_LA_PROXIMA = 21

/** Appointment for the last valid day; undefined if the prescription has none. */
export function citaDeVencimiento(receta: Receta): Cita | undefined {
  const { numero, vencimiento } = receta.recetaElectronica
  if (!vencimiento) return undefined
  return {
    uid: `receta-${numero}@${FIJO}`,
    dia: vencimiento,
    titulo: texts.venceLaReceta(remediosDe(receta).join(', ')),
    detalle: texts.ultimoDia(numero, receta.personaFisicaAfiliado.nombre),
  }
}

/** Appointment to ask for the next supply of the medicines that wait at the pharmacy. */
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
    uid: `provision-${numeroRecetario}@${FIJO}`,
    dia: proxima(fechaAutorizacion, diaDe(ahora)),
    titulo: texts.proximaProvision(medicamentos.map(({ descripcion }) => descripcion).join(', ')),
    detalle: texts.deLaCronica(numeroRecetario, afiliado, nombreFarmacia ?? ''),
  }
}

/** Three weeks after the authorization; if that day is past, three weeks from today. */
function proxima(autorizada: string | null | undefined, hoy: string): string {
  const desdeEntonces = autorizada ? masDias(autorizada, HASTA_LA_PROXIMA) : ''
  return desdeEntonces > hoy ? desdeEntonces : masDias(hoy, HASTA_LA_PROXIMA)
}
