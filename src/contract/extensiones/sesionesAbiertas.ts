import { type Infer, array, boolean, number, object, string, type, unknown } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Instante } from '../fechas.ts'
import { Numero } from '../valores.ts'
import { deSesiones } from './sesiones.ts'

/** One open session, in words its person can recognise. The `sid` is in none of them: it is a permission. */
export type SesionDePersona = Infer<typeof SesionDePersona>
export const SesionDePersona = type({
  idSesion: Numero,
  /** 'Chrome en Android'. */
  dispositivo: string(),
  desde: Instante,
  /** Within the hour. */
  ultimoUso: Instante,
  /** Whether it is the one that asks. */
  esta: boolean(),
})

/** What its person does about their sessions: screens ask for it, and no engine. */
export const sesionesAbiertas = {
  /** The person's open sessions, the last used first. */
  lista: endpoint({
    ...deSesiones,
    method: 'GET',
    path: '/v1/portal/sesiones',
    request: object({}),
    response: array(SesionDePersona),
  }),
  cerrar: endpoint({
    ...deSesiones,
    method: 'POST',
    path: '/v1/portal/sesiones/cerrar',
    request: object({ idSesion: number() }),
    response: unknown(),
  }),
  /** Whether this is the person's password: for what a phone asks of whoever holds it. A wrong one is 422, and counted. */
  confirmar: endpoint({
    ...deSesiones,
    method: 'POST',
    path: '/v1/portal/sesiones/confirmar',
    request: object({ contrasenia: string() }),
    response: unknown(),
  }),
  /** Every one of the person's but the one that asks. */
  cerrarOtras: endpoint({
    ...deSesiones,
    method: 'POST',
    path: '/v1/portal/sesiones/cerrar-otras',
    request: object({}),
    response: unknown(),
  }),
}
