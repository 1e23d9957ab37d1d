import { type Infer, array, boolean, number, object, string, type, unknown } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Instante } from '../fechas.ts'
import { Numero } from '../valores.ts'
import { deSesiones } from './sesiones.ts'

/** An open session, in words that its person recognises. Without its `sid`, which is a permission. */
export type SesionDePersona = Infer<typeof SesionDePersona>
export const SesionDePersona = type({
  idSesion: Numero,
  /** A text like 'Chrome en Android'. */
  dispositivo: string(),
  desde: Instante,
  /** Rounded to the hour. */
  ultimoUso: Instante,
  /** True for the session of this call. */
  esta: boolean(),
})

/** A person's calls about their sessions: made by screens, not by engines. */
export const sesionesAbiertas = {
  /** Open sessions of the person, last used first. */
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
  /** Checks the person's password before sensitive steps on a phone. A wrong one gives 422, and is counted. */
  confirmar: endpoint({
    ...deSesiones,
    method: 'POST',
    path: '/v1/portal/sesiones/confirmar',
    request: object({ contrasenia: string() }),
    response: unknown(),
  }),
  /** Closes all sessions of the person but this one. */
  cerrarOtras: endpoint({
    ...deSesiones,
    method: 'POST',
    path: '/v1/portal/sesiones/cerrar-otras',
    request: object({}),
    response: unknown(),
  }),
}
