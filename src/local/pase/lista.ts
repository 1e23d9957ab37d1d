import { type Infer, instance, number, type } from 'superstruct'

import { deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { type ListaDePases, listaDePases } from '#contract/extensiones/listaDePases.ts'
import { ClavePublica } from '#contract/extensiones/pases.ts'
import type { Anulados } from '#contract/pase/confianza.ts'
import {
  type Tramo,
  contiene,
  desempaquetar,
  empaquetar,
  leerTramo,
  marcaDe,
} from '#contract/pase/lista.ts'

/** Marks of expired passes stay in it: after this time the whole list is fetched, which has none. */
const NUEVA_CADA = 90 * 24 * 3600

/**
 * The list of revoked passes as this phone has put it together. `entera`: time of its whole list; `hasta`: of its last
 * part, which `firmante` signed. In seconds.
 */
export type ListaGuardada = Infer<typeof ListaGuardada>
export const ListaGuardada = type({
  entera: number(),
  hasta: number(),
  firmante: ClavePublica,
  marcas: instance(Uint8Array),
})

type Firmado = ListaDePases['reciente']
type Leido = { tramo: Tramo; firmante: ClavePublica }

export const deLista = ({ hasta, marcas }: ListaGuardada): Anulados => ({
  seconds: hasta,
  tiene: (huella, comun) =>
    contiene(marcas, marcaDe(huella)) || (comun !== undefined && contiene(marcas, marcaDe(comun))),
})

/**
 * Own list with the parts that it lacks, or a new one from the whole list; the own one if it is newer than the
 * provider's. Undefined if a part is missing or its signature does not fit.
 */
export async function ponerAlDia(
  own: ListaGuardada | undefined,
  { claves, tramos, reciente }: ListaDePases,
  call: Call,
): Promise<ListaGuardada | undefined> {
  const ultimo = await leer(reciente, claves)
  if (!ultimo) return undefined
  const { desde, hasta } = ultimo.tramo
  // Not with equal times: the provider may have signed twice in one second, with a change in between.
  if (own && hasta < own.hasta) return own
  const sigue = own && hasta - own.entera < NUEVA_CADA ? own : undefined
  const entera = tramos.findLast((tramo) => tramo.desde === 0)
  const faltan =
    (sigue && camino(sigue.hasta, tramos, desde)) ??
    (entera && camino(entera.hasta, tramos, desde, entera.numero))
  if (!faltan) return undefined
  const leidos: Leido[] = []
  // The browser keeps parts, which never change: after a broken connection none is sent again.
  for (const numero of faltan) {
    const leido = await leer(await call(listaDePases.tramo, { numero }), claves)
    if (!leido) return undefined
    leidos.push(leido)
  }
  return sumar(own, [...leidos, ultimo])
}

type Indice = ListaDePases['tramos']

/** Numbers of the parts from a time up to the open one, after `antes`; undefined if one is missing. */
function camino(
  from: number,
  tramos: Indice,
  hasta: number,
  ...antes: number[]
): number[] | undefined {
  const numeros = antes
  let at = from
  for (const tramo of tramos.toSorted((one, other) => one.hasta - other.hasta)) {
    if (tramo.desde === 0 || tramo.hasta <= at) continue
    if (tramo.desde > at) return undefined
    numeros.push(tramo.numero)
    at = tramo.hasta
  }
  return hasta <= at ? numeros : undefined
}

/** Undefined if the parts leave a gap in time. Only the signed times count: the index is not signed. */
function sumar(own: ListaGuardada | undefined, leidos: readonly Leido[]) {
  const marcas = new Set(own && leidos[0]?.tramo.desde !== 0 ? desempaquetar(own.marcas) : [])
  let lista = own && { entera: own.entera, hasta: own.hasta, firmante: own.firmante }
  for (const { tramo, firmante } of leidos) {
    const { desde, hasta } = tramo
    if (desde > (lista?.hasta ?? 0)) return undefined
    for (const marca of tramo.anuladas) marcas.add(marca)
    for (const marca of tramo.devueltas) marcas.delete(marca)
    lista = { entera: desde === 0 ? hasta : (lista?.entera ?? hasta), hasta, firmante }
  }
  return lista && { ...lista, marcas: empaquetar(marcas) }
}

async function leer(
  { kid, bytes }: Firmado,
  claves: readonly ClavePublica[],
): Promise<Leido | undefined> {
  const firmante = claves.find((clave) => clave.uso === 'lista' && clave.kid === kid)
  const point = deBase64(firmante?.clave ?? '')
  const signed = deBase64(bytes)
  const tramo = point && signed && (await leerTramo(signed, point))
  return tramo && firmante && { tramo, firmante }
}
