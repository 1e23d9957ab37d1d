import { array } from 'superstruct'

import type { RequestOf } from '#contract/endpoint.ts'
import { Prescripcion, prescripciones } from '#contract/prescripciones.ts'
import { resource } from '#local/resource.ts'
import { providerNow } from '#local/time/clock.ts'

import { type DeIntegrante, deCadaIntegrante } from './afiliados.ts'
import { TOPE_BUSCADO, primeras } from './busqueda.ts'
import { claveDeBusqueda, guardadoDesde } from './recetas.ts'

const UNA_HORA = 60 * 60_000
/** Limit for a member with thousands. */
const TOPE_GUARDADO = 100
/** The practice prescriptions of a member that this phone keeps: the last six months. */
export const prescripcionesDe = resource({
  name: 'prescripciones',
  key: ({ idAfiliado }: DeIntegrante) => `prescripciones/${idAfiliado}`,
  fetch: async (call, { idAfiliado }, device) => {
    const fechaDesde = guardadoDesde(await providerNow(device))
    const request = { idAfiliado, fechaDesde, limit: TOPE_GUARDADO }
    return (await call(prescripciones.lista, request)).slice(0, TOPE_GUARDADO)
  },
  shape: array(Prescripcion),
  freshFor: UNA_HORA,
  warm: deCadaIntegrante,
  onlyWarm: true,
})

/** Answer of a search with signal. */
export const prescripcionesBuscadas = resource({
  name: 'prescripciones-buscadas',
  key: claveDeBusqueda('prescripciones-buscadas'),
  // API-66: the number of rows that one search requests.
  fetch: async (
    call,
    pedida: Omit<RequestOf<typeof prescripciones.lista>, 'documento' | 'limit'>,
  ) => primeras(await call(prescripciones.lista, { ...pedida, limit: TOPE_BUSCADO })),
  shape: array(Prescripcion),
  freshFor: 5 * 60_000,
  spare: true,
})

/** A practice prescription, stored when it is opened. */
export const prescripcion = resource({
  name: 'prescripcion',
  key: ({ id }: { id: number }) => `prescripcion/${id}`,
  fetch: (call, { id }) => call(prescripciones.detalle, { id }),
  shape: Prescripcion,
  freshFor: 5 * 60_000,
  spare: true,
})
