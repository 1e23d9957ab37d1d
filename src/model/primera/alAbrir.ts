import type { Operacion } from '#local/bases/salida.ts'
import type { Senal } from '#local/provider/senal.ts'

import * as texts from './texts.ts'

/** Facts that the stored rows tell, for the status line under the bar. */
export type AlAbrir = {
  vencida: boolean
  senal: Senal
  esperan: number
  /** Number of changes that were tried at least once without success. */
  demorados: number
  rechazados: number
  /** Number of conflicts, and of changes that may or may not have arrived. */
  paraDecidir: number
  /** True if changes are sent with the portal closed too. */
  seEnviaCerrada: boolean
}

/** Numbers of a person's changes by their state. */
export function cuantosDe(cambios: readonly Operacion[]) {
  const en = (...states: Operacion['state'][]) =>
    cambios.filter(({ state }) => states.includes(state))
  const abiertos = en('pending', 'sending')
  return {
    esperan: abiertos.length,
    demorados: abiertos.filter(({ tries, soloWifi }) => tries > 0 && !soloWifi).length,
    rechazados: en('rejected').length,
    paraDecidir: en('conflict', 'dudosa').length,
  } satisfies Partial<AlAbrir>
}

/** Content of the status line. */
export type Dicha = {
  tono: 'aviso' | 'neutro' | 'error' | 'info'
  icono: 'candado' | 'wifi' | 'sinSenal' | 'error' | 'enviar' | 'aviso'
  fuerte: string
  resto?: string
  lleva?: 'pendientes' | 'ingreso'
}

/** Content of the status line for one fact; undefined if the fact does not apply. */
type Regla = (s: AlAbrir) => Dicha | undefined

export const vencida: Regla = (s) =>
  s.vencida
    ? {
        tono: 'aviso',
        icono: 'candado',
        fuerte: texts.vencida,
        resto: texts.vencidaDetalle,
        lleva: 'ingreso',
      }
    : undefined

export const cautivo: Regla = (s) =>
  s.senal === 'portal-cautivo'
    ? {
        tono: 'aviso',
        icono: 'wifi',
        fuerte: texts.cautivo,
        ...loQueEspera(s),
      }
    : undefined

export const sinSenal: Regla = (s) =>
  s.senal === 'sin-senal'
    ? {
        tono: s.esperan > 0 ? 'aviso' : 'neutro',
        icono: 'sinSenal',
        fuerte: texts.sinSenal,
        ...loQueEspera(s),
      }
    : undefined

export const rechazados: Regla = (s) =>
  s.rechazados > 0
    ? { tono: 'error', icono: 'error', fuerte: texts.noSeAcepto(s.rechazados), lleva: 'pendientes' }
    : undefined

export const paraDecidir: Regla = (s) =>
  s.paraDecidir > 0
    ? {
        tono: 'aviso',
        icono: 'aviso',
        fuerte: texts.paraDecidir(s.paraDecidir),
        lleva: 'pendientes',
      }
    : undefined

export const demorados: Regla = (s) =>
  s.demorados > 0
    ? {
        tono: 'neutro',
        icono: 'enviar',
        fuerte: texts.demorados(s.demorados),
        resto: s.seEnviaCerrada ? texts.seguimosProbando : texts.conLaAplicacionAbierta,
        lleva: 'pendientes',
      }
    : undefined

function loQueEspera({ esperan, seEnviaCerrada }: AlAbrir): Pick<Dicha, 'resto' | 'lleva'> {
  if (esperan === 0) return { resto: texts.vesLoGuardado }
  const cuantos = texts.paraEnviar(esperan)
  return {
    resto: seEnviaCerrada ? cuantos : `${cuantos} ${texts.conLaAplicacionAbierta}`,
    lleva: 'pendientes',
  }
}

/** Content of the status line from stored rows alone: the most urgent fact, undefined if there is none. */
export const loMasUrgenteAlAbrir: Regla = (s) =>
  vencida(s) ?? cautivo(s) ?? sinSenal(s) ?? rechazados(s) ?? paraDecidir(s) ?? demorados(s)
