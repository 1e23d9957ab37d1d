import type { Confianza } from '#contract/extensiones/pases.ts'
import { leerCodigo } from '#contract/pase/codigo.ts'
import { type Veredicto, comprobar } from '#contract/pase/comprobar.ts'
import { AVISO_DE_CLAVE } from '#contract/pase/confianza.ts'
import { finDe } from '#contract/pase/cuerpo.ts'
import type { Escaneado } from '#contract/pase/escaneado.ts'

import { knownOffset } from './clock.ts'
import type { Comprobada, Mundo, SinConsultar } from './comprobada.ts'
import { readConfianza, sabidoDe } from './confianza.ts'
import { type Titular, titularDelPase } from './titular.ts'

export type Firmado = Exclude<Escaneado, { como: 'token' }>

/** What this phone finds of a code by itself. */
export type Mirada = {
  veredicto: Veredicto
  code: Firmado
  known: Confianza | undefined
  /** When the stored list of revoked passes was signed. */
  lista: number | undefined
  /** Since when its keys are here, and whether those that sign now must be among them. */
  claves: { desde: number; alcanzan: boolean } | undefined
}

/** Looks at a code with what is stored; `sinLista`: as if nothing had been revoked. */
export async function mirar(
  { device, now }: Mundo,
  code: Firmado,
  { sinLista = false } = {},
): Promise<Mirada> {
  const row = await readConfianza(device)
  const at = now()
  const { anulados, ...sabido } = await sabidoDe(row?.value, at + (await knownOffset(device)))
  const veredicto = await comprobar(code.como, code.digitos, {
    ...sabido,
    ...(!sinLista && { anulados }),
  })
  return {
    veredicto,
    code,
    known: row?.value,
    lista: anulados && anulados.seconds * 1000,
    claves: row && { desde: row.savedAt, alcanzan: alcanzan(at - row.savedAt) },
  }
}

export function titularDe({ veredicto, code, known }: Mirada): Titular {
  if (!('pase' in veredicto)) throw new Error('Nobody is named by what is not signed.')
  const shown = leerCodigo(code.como, code.digitos)?.momento?.seconds
  return titularDelPase(veredicto.pase, shown, known?.tablas)
}

/** What can be said where the provider was not asked, and why it was not. */
export function sinConsultar(found: Mirada, por: SinConsultar, lista?: number): Comprobada {
  const { veredicto } = found
  switch (veredicto.caso) {
    case 'no-es':
      return { caso: 'no-es' }
    case 'clave-desconocida':
      return sinClave(found)
    case 'vieja':
      return { caso: 'vieja', titular: titularDe(found), minutos: veredicto.minutos }
    case 'hora':
      return { caso: 'hora', titular: titularDe(found) }
    case 'anulado':
      return { caso: 'anulado', titular: titularDe(found), por }
    case 'pase-vencido':
      return { caso: 'pase-vencido', titular: titularDe(found), hasta: finDe(veredicto.pase) }
    case 'firma-valida': {
      const caso = veredicto.pase.version === 2 ? 'impresa' : 'firma'
      const hasta = finDe(veredicto.pase)
      return { caso, titular: titularDe(found), hasta, por, ...(lista !== undefined && { lista }) }
    }
  }
}

const alcanzan = (age: number) => age >= 0 && age < AVISO_DE_CLAVE

/** Keys are told fourteen days ahead: whoever has younger ones knows that this was never among them. */
function sinClave({ claves }: Mirada): Comprobada {
  if (!claves) return { caso: 'sin-claves' }
  return claves.alcanzan
    ? { caso: 'clave-no-anunciada' }
    : { caso: 'sin-claves', desde: claves.desde }
}
