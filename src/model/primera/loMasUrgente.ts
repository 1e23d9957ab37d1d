import {
  type AlAbrir,
  type Dicha,
  cautivo,
  demorados,
  paraDecidir,
  rechazados,
  sinSenal,
  vencida,
} from './alAbrir.ts'
import * as texts from './texts.ts'

/** Facts for the status line under the bar. */
export type Situacion = AlAbrir & {
  /** The word for this device: 'teléfono' or 'equipo'. */
  aparato: string
  /** True if the browser can store this phone's data. */
  guarda: boolean
  enviando: boolean
  abreSinSenal: boolean
  lugar: 'hay' | 'poco' | 'nada'
  /** True if Safari may delete the waiting changes. */
  puedeBorrarse: boolean
}

type Regla = (s: Situacion) => Dicha | undefined

const noGuarda: Regla = (s) =>
  s.guarda
    ? undefined
    : { tono: 'aviso', icono: 'aviso', fuerte: texts.noGuarda, resto: texts.noGuardaDetalle }

const nadaDeLugar: Regla = (s) =>
  s.lugar === 'nada'
    ? {
        tono: 'aviso',
        icono: 'aviso',
        fuerte: texts.nadaDeLugar(s.aparato),
        resto: texts.nadaDeLugarDetalle,
      }
    : undefined

/** Without signal: this browser does not open the portal by itself. */
const noAbre: Regla = (s) => {
  const dicha = s.abreSinSenal ? undefined : sinSenal(s)
  return dicha && { ...dicha, tono: 'aviso', resto: texts.noAbreSinSenal }
}

const enviando: Regla = (s) =>
  s.enviando
    ? { tono: 'info', icono: 'enviar', fuerte: texts.enviando, lleva: 'pendientes' }
    : undefined

const puedeBorrarse: Regla = (s) =>
  s.puedeBorrarse
    ? {
        tono: 'aviso',
        icono: 'aviso',
        fuerte: texts.safariBorra,
        resto: texts.safariBorraDetalle,
        lleva: 'pendientes',
      }
    : undefined

const pocoLugar: Regla = (s) =>
  s.lugar === 'poco'
    ? {
        tono: 'neutro',
        icono: 'aviso',
        fuerte: texts.sinLugar(s.aparato),
        resto: texts.sinLugarDetalle,
      }
    : undefined

/** Text of the status line: the most urgent fact, undefined if there is none. */
export const loMasUrgente: Regla = (s) =>
  vencida(s) ??
  noGuarda(s) ??
  // No state of the signal is shown, because it could not be stored either.
  nadaDeLugar(s) ??
  cautivo(s) ??
  noAbre(s) ??
  sinSenal(s) ??
  rechazados(s) ??
  paraDecidir(s) ??
  enviando(s) ??
  puedeBorrarse(s) ??
  demorados(s) ??
  pocoLugar(s)
