import type { Senal } from '#local/provider/senal.ts'

import { deLaFranja as texts } from './texts.ts'

/** Facts for the line under the bar. */
export type Situacion = {
  vencida: boolean
  /** The browser stores this phone's data. */
  guarda: boolean
  senal: Senal
  enviando: boolean
  esperan: number
  /** Number of those that were tried at least once without success. */
  demorados: number
  rechazados: number
  /** Conflicts, and changes with an unknown arrival. */
  paraDecidir: number
  /** Changes are sent with the portal closed too. */
  seEnviaCerrada: boolean
  abreSinSenal: boolean
  lugar: 'hay' | 'poco' | 'nada'
  /** Safari may delete the waiting changes. */
  puedeBorrarse: boolean
}

export type Franja = {
  tono: 'aviso' | 'neutro' | 'error' | 'info'
  icono: 'candado' | 'wifi' | 'sinSenal' | 'error' | 'enviar' | 'aviso'
  fuerte: string
  resto?: string
  lleva?: 'pendientes' | 'ingreso'
}

/** Text of the single line: the most urgent matter, undefined if there is none. */
export function loMasUrgente(s: Situacion, aparato: string): Franja | undefined {
  const conPendientes = s.esperan > 0 ? ({ lleva: 'pendientes' } as const) : {}
  if (s.vencida)
    return {
      tono: 'aviso',
      icono: 'candado',
      fuerte: texts.vencida,
      resto: texts.vencidaDetalle,
      lleva: 'ingreso',
    }
  if (!s.guarda)
    return { tono: 'aviso', icono: 'aviso', fuerte: texts.noGuarda, resto: texts.noGuardaDetalle }
  // The state of the signal could not be stored either.
  if (s.lugar === 'nada')
    return {
      tono: 'aviso',
      icono: 'aviso',
      fuerte: texts.nadaDeLugar(aparato),
      resto: texts.nadaDeLugarDetalle,
    }
  if (s.senal === 'portal-cautivo')
    return {
      tono: 'aviso',
      icono: 'wifi',
      fuerte: texts.cautivo,
      resto: loQueEspera(s),
      ...conPendientes,
    }
  if (s.senal === 'sin-senal')
    return {
      tono: s.esperan > 0 || !s.abreSinSenal ? 'aviso' : 'neutro',
      icono: 'sinSenal',
      fuerte: texts.sinSenal,
      resto: s.abreSinSenal ? loQueEspera(s) : texts.noAbreSinSenal,
      ...conPendientes,
    }
  if (s.rechazados > 0)
    return {
      tono: 'error',
      icono: 'error',
      fuerte: texts.noSeAcepto(s.rechazados),
      lleva: 'pendientes',
    }
  if (s.paraDecidir > 0)
    return {
      tono: 'aviso',
      icono: 'aviso',
      fuerte: texts.paraDecidir(s.paraDecidir),
      lleva: 'pendientes',
    }
  if (s.enviando)
    return { tono: 'info', icono: 'enviar', fuerte: texts.enviando, lleva: 'pendientes' }
  if (s.puedeBorrarse)
    return {
      tono: 'aviso',
      icono: 'aviso',
      fuerte: texts.safariBorra,
      resto: texts.safariBorraDetalle,
      lleva: 'pendientes',
    }
  if (s.demorados > 0)
    return {
      tono: 'neutro',
      icono: 'enviar',
      fuerte: texts.demorados(s.demorados),
      resto: s.seEnviaCerrada ? texts.seguimosProbando : texts.conLaAplicacionAbierta,
      lleva: 'pendientes',
    }
  if (s.lugar === 'poco')
    return {
      tono: 'neutro',
      icono: 'aviso',
      fuerte: texts.sinLugar(aparato),
      resto: texts.sinLugarDetalle,
    }
  return undefined
}

function loQueEspera({ esperan, seEnviaCerrada }: Situacion): string {
  if (esperan === 0) return texts.vesLoGuardado
  const cuantos = texts.paraEnviar(esperan)
  return seEnviaCerrada ? cuantos : `${cuantos} ${texts.conLaAplicacionAbierta}`
}
