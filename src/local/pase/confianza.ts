import { type Infer, optional, type } from 'superstruct'

import { deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { listaDePases } from '#contract/extensiones/listaDePases.ts'
import { CLAVES_Y_TABLAS, type ClavePublica, Firmado, pases } from '#contract/extensiones/pases.ts'
import type { Confianza as Sabido } from '#contract/pase/comprobar.ts'
import { type Anulados, leerAnulados } from '#contract/pase/confianza.ts'
import { FIRMA, deEntero } from '#contract/pase/firmas.ts'
import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'
import { currentSession } from '#local/session/session.ts'
import { knownOffset } from '#local/time/clock.ts'

import { ListaGuardada, deLista, ponerAlDia } from './lista.ts'

/**
 * Keys and revocation list for checking a card without the provider. They have no personal data, and stay after a
 * sign-out.
 */
const ID = 'confianza'
/** A list signed later than this from now shows a wrong clock rather than revoked passes. */
const ADELANTADA = 10 * 60

export const UN_DIA = 24 * 3_600_000

/** Keys, tables and list of revoked passes, as this phone keeps them. `anulados`: of a host without the list in parts. */
export type Guardada = Infer<typeof Guardada>
const Guardada = type({
  ...CLAVES_Y_TABLAS,
  anulados: optional(type(Firmado)),
  lista: optional(ListaGuardada),
})

/** The stored row, with the time it was fetched. */
export const readConfianza = ({ publica }: Device) => readValor(publica, ID, Guardada)

/** 'sin-respuesta': no answer came. 'falla': an answer came that cannot be trusted. */
export type Traida = 'al-dia' | 'no-se-ofrece' | 'sin-respuesta' | 'falla'

/**
 * Fetches them from the provider. Inconsistent data change nothing, and an older list never replaces a newer one: one
 * of two servers may be behind.
 */
export async function refreshConfianza(
  device: Device,
  call: Call,
  now: () => number,
): Promise<Traida> {
  try {
    const brought = await traer(device, call, now())
    if (!brought) return 'falla'
    await store(device, brought, now())
    return 'al-dia'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { kind } = error.failure
    if (kind === 'not-offered') return 'no-se-ofrece'
    return kind === 'no-answer' || kind === 'captive' ? 'sin-respuesta' : 'falla'
  }
}

/** The revocation list, in parts if the host has them, else in one piece. Undefined if a signature is wrong. */
async function traer(device: Device, call: Call, now: number): Promise<Guardada | undefined> {
  try {
    const dicho = await call(listaDePases.lista, {})
    const known = (await readConfianza(device))?.value.lista
    const latest = await latestOf(device, now)
    const own =
      known && known.hasta <= latest && !isAnother(known.firmante, dicho.claves) ? known : undefined
    const lista = await ponerAlDia(own, dicho, call)
    return lista && { claves: dicho.claves, tablas: dicho.tablas, lista }
  } catch (error) {
    if (!(error instanceof CallError) || error.failure.kind !== 'not-offered') throw error
    const brought = await call(pases.confianza, {})
    return (await anuladosDe(brought)) && brought
  }
}

/**
 * Fetches keys and list once a day while a person is signed in, so that a member's phone can check a card even if the
 * check page was never opened on it.
 */
export async function keepConfianza(device: Device, call: Call, now: () => number): Promise<void> {
  if (!(await currentSession(device))) return
  const known = await readConfianza(device)
  const age = now() - (known?.savedAt ?? 0)
  if (known && age >= 0 && age < UN_DIA) return
  await refreshConfianza(device, call, now)
}

function store(device: Device, brought: Guardada, now: number): Promise<void> {
  const { publica } = device
  return ifPossible(async () => {
    const latest = await latestOf(device, now)
    await publica.transaction('rw', publica.valores, async () => {
      const before = (await readConfianza(device))?.value
      const value = before ? withNewerList(brought, before, latest) : brought
      await publica.valores.put({ id: ID, value, savedAt: now })
    })
  })
}

const latestOf = async (device: Device, now: number) =>
  (now + (await knownOffset(device))) / 1000 + ADELANTADA

function withNewerList(brought: Guardada, before: Guardada, latest: number): Guardada {
  const known = secondsOf(before)
  if (known <= secondsOf(brought) || known > latest) return brought
  const signer = signerOf(before)
  if (!signer || isAnother(signer, brought.claves)) return brought
  const { claves, tablas } = brought
  const { anulados, lista } = before
  return {
    claves: claves.some((una) => isSame(una, signer)) ? claves : [...claves, signer],
    tablas,
    ...(lista ? { lista } : { anulados }),
  }
}

const isSame = (one: ClavePublica, other: ClavePublica) =>
  one.uso === other.uso && one.kid === other.kid

/** Another key under the same number: another provider, or the same one started anew. */
const isAnother = (signer: ClavePublica, claves: readonly ClavePublica[]) =>
  claves.some((una) => isSame(una, signer) && una.clave !== signer.clave)

const signerOf = ({ claves, anulados, lista }: Omit<Guardada, 'tablas'>) =>
  lista?.firmante ?? claves.find(({ kid, uso }) => uso === 'lista' && kid === anulados?.kid)

/** Signing time of a list that was accepted before. */
function secondsOf({ anulados, lista }: Guardada): number {
  if (lista) return lista.hasta
  const bytes = deBase64(anulados?.bytes ?? '')
  return bytes && bytes.length >= FIRMA + 4 ? deEntero(bytes.slice(FIRMA)) : 0
}

async function anuladosDe({ claves, anulados, lista }: Guardada): Promise<Anulados | undefined> {
  if (lista) return deLista(lista)
  const point = deBase64(signerOf({ claves, anulados })?.clave ?? '')
  const bytes = deBase64(anulados?.bytes ?? '')
  return point && bytes && leerAnulados(bytes, point)
}

/** Keys and list in the form that `comprobar` needs, with the present time by the server's clock. */
export async function sabidoDe(known: Guardada | undefined, ahora: number): Promise<Sabido> {
  const points = new Map(
    (known?.claves ?? [])
      .filter(({ uso }) => uso === 'pase')
      .map(({ kid, clave }) => [kid, deBase64(clave)]),
  )
  return {
    clave: (kid) => points.get(kid),
    anulados: known && (await anuladosDe(known)),
    ahora,
  }
}
