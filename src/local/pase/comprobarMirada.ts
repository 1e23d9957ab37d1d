import { type ENCARGO, type EN_PANTALLA, IMPRESO } from '#contract/pase/codigo.ts'
import { type Confianza as Sabido, type Veredicto, comprobar } from '#contract/pase/comprobar.ts'
import { AVISO_DE_CLAVE } from '#contract/pase/confianza.ts'
import { finDe } from '#contract/pase/cuerpo.ts'
import { knownOffset } from '#local/time/clock.ts'

import type { Comprobada, Mundo, SinConsultar } from './comprobada.ts'
import { type Guardada, readConfianza, sabidoDe } from './confianza.ts'
import { type Titular, titularDelPase } from './titular.ts'

export type Firmado = {
  como: typeof EN_PANTALLA | typeof IMPRESO | typeof ENCARGO
  digitos: string
}

/** Data for a check without the provider, all from this phone. */
export type LoSabido = {
  confianza: Sabido
  known: Guardada | undefined
  /** Signing time of the stored list of revoked passes. */
  lista: number | undefined
  /** Since when its keys are here, and whether they must include the present signing keys. */
  claves: { desde: number; alcanzan: boolean } | undefined
}

export async function saber({ device, now }: Mundo): Promise<LoSabido> {
  const row = await readConfianza(device)
  const at = now()
  const confianza = await sabidoDe(row?.value, at + (await knownOffset(device)))
  return {
    confianza,
    known: row?.value,
    lista: confianza.anulados && confianza.anulados.seconds * 1000,
    claves: row && { desde: row.savedAt, alcanzan: alcanzan(at - row.savedAt) },
  }
}

/** Verdict of a code from the phone's own data. */
export type Mirada = Omit<LoSabido, 'confianza'> & { veredicto: Veredicto; code: Firmado }

/** Checks a code with the stored data. `sinLista`: as if no pass had been revoked. */
export async function mirar(
  mundo: Mundo,
  code: Firmado,
  { sinLista = false } = {},
): Promise<Mirada> {
  const { confianza, ...sabido } = await saber(mundo)
  const { anulados, ...rest } = confianza
  const { juez = comprobar } = mundo
  const veredicto = await juez(code.como, code.digitos, {
    ...rest,
    ...(!sinLista && { anulados }),
  })
  return { veredicto, code, ...sabido }
}

export function titularDe({ veredicto, known }: Mirada): Titular {
  if (!('pase' in veredicto)) throw new Error('Nobody is named by what is not signed.')
  return titularDelPase(veredicto.pase, veredicto.mostrado, known?.tablas)
}

/** The verdict without the provider, and why the provider was not asked. */
export function sinConsultar(found: Mirada, por: SinConsultar, lista?: number): Comprobada {
  const { veredicto } = found
  switch (veredicto.state) {
    case 'no-es':
      return { state: 'no-es' }
    case 'clave-desconocida':
      return sinClave(found)
    case 'vieja':
      return { state: 'vieja', titular: titularDe(found), minutos: veredicto.minutos }
    case 'hora':
      return { state: 'hora', titular: titularDe(found), impresa: esImpresa(found) }
    case 'encargo-no-sirve':
      return { state: 'encargo-no-sirve', que: veredicto.que, titular: titularDe(found) }
    case 'anulado':
      return { state: 'anulado', titular: titularDe(found), por }
    case 'pase-vencido': {
      const { minutos } = veredicto
      const titular = titularDe(found)
      // A phone signs nothing with an expired pass: this is an old picture, or a clock is wrong.
      if (minutos !== undefined) return { state: 'vieja', titular, minutos }
      const hasta = finDe(veredicto.pase)
      return { state: 'pase-vencido', titular, hasta, impresa: esImpresa(found) }
    }
    case 'firma-valida': {
      const state = veredicto.pase.version === 2 ? 'impresa' : 'firma'
      const hasta = finDe(veredicto.pase)
      return { state, titular: titularDe(found), hasta, por, ...(lista !== undefined && { lista }) }
    }
  }
}

export const esImpresa = ({ code }: Mirada) => code.como === IMPRESO

const alcanzan = (age: number) => age >= 0 && age < AVISO_DE_CLAVE

/** Keys are published fourteen days ahead: if the stored ones are younger than that, this key was never published. */
export function sinClave({ claves }: Pick<LoSabido, 'claves'>): Comprobada {
  if (!claves) return { state: 'sin-claves' }
  return claves.alcanzan
    ? { state: 'clave-no-anunciada' }
    : { state: 'sin-claves', desde: claves.desde }
}
