import type { Consumo } from '#contract/consumo.ts'
import { dinero } from '#formato/dinero.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'

import { texts } from './texts.ts'

type Grupo = keyof Consumo

/** One row of a group, of any kind: the folded text, and further data. */
export type Renglon = {
  titulo: string
  fecha: string | undefined
  prestador: string | undefined
  importe: number | undefined
  /** State of a request, with the provider's code. */
  estado?: { codigo: string; texto: string }
  datos: [nombre: string, valor: string | undefined][]
}

/** Groups in the order of CONS-03. */
export const GRUPOS = Object.keys(texts.grupos) as Grupo[] // Exactly the keys of that object.

const texto = (valor: number | string | null | undefined) =>
  valor === null || valor === undefined ? undefined : presente(String(valor))
const fecha = (valor: string | null | undefined) => (valor ? formatFecha(valor) : undefined)

type Item = NonNullable<Consumo['medicamentosAmbulatorios']>[number]

/** Data of an item (CONS-05). */
const deItem = (item: Item, esMedicamento: boolean): Renglon => ({
  titulo: presente(item.nombrePrestacion) ?? texts.sinNombre,
  fecha: fecha(item.fechaSolicitud),
  prestador: presente(item.nombrePrestador),
  importe: item.importe ?? undefined,
  datos: [
    [texts.solicitud, texto(item.numeroSolicitud)],
    [texts.fecha, fecha(item.fechaSolicitud)],
    [texts.cantidad, texto(item.cantidad)],
    [texts.practica, texto(item.codigoPrestacion)],
    [texts.nombrePrestador, presente(item.nombrePrestador)],
    [texts.prestador, texto(item.codigoPrestador)],
    ...(esMedicamento
      ? [[texts.periodo, texto(item.periodo)] as [string, string | undefined]]
      : []),
    [texts.importe, item.importe == null ? undefined : dinero(item.importe)],
  ],
})

type Derivacion = NonNullable<Consumo['derivaciones']>[number]

/** Data of a referral (CONS-06). */
const deDerivacion = (una: Derivacion): Renglon => ({
  titulo: presente(una.tratamiento) ?? presente(una.diagnostico) ?? texts.sinNombre,
  fecha: fecha(una.fechaDerivacion),
  prestador: presente(una.nombrePrestador),
  importe: undefined,
  datos: [
    [texts.numero, texto(una.numeroDerivacion)],
    [texts.fecha, fecha(una.fechaDerivacion)],
    [texts.nombrePrestador, presente(una.nombrePrestador)],
    [texts.diagnostico, presente(una.diagnostico)],
    [texts.tratamiento, presente(una.tratamiento)],
  ],
})

type Tramite = NonNullable<Consumo['tramitesSAT']>[number]

/** Data of a request (CONS-06). */
const deTramite = (uno: Tramite): Renglon => ({
  titulo: presente(uno.descripcionTipoCobertura) ?? texts.sinNombre,
  fecha: fecha(uno.fechaIniciada),
  prestador: undefined,
  importe: undefined,
  ...(uno.descripcionEstadoActual && {
    estado: { codigo: uno.codigoEstado ?? '', texto: uno.descripcionEstadoActual },
  }),
  datos: [
    [texts.numero, texto(uno.idSolicitudCobertura)],
    [texts.inicio, fecha(uno.fechaIniciada)],
    [texts.estado, presente(uno.descripcionEstadoActual)],
    [texts.cobertura, presente(uno.descripcionTipoCobertura)],
  ],
})

export function renglonesDe(consumo: Consumo, grupo: Grupo): Renglon[] {
  if (grupo === 'derivaciones') return (consumo.derivaciones ?? []).map(deDerivacion)
  if (grupo === 'tramitesSAT') return (consumo.tramitesSAT ?? []).map(deTramite)
  const esMedicamento = grupo.startsWith('medicamentos')
  return (consumo[grupo] ?? []).map((item) => deItem(item, esMedicamento))
}

export const sumaDe = (renglones: readonly Renglon[]): number =>
  renglones.reduce((suma, { importe }) => suma + (importe ?? 0), 0)

/** False for referrals and requests: they have no amounts, so no sum is shown. */
export const tieneImportes = (grupo: Grupo) => grupo !== 'derivaciones' && grupo !== 'tramitesSAT'
