import { deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { Confianza, pases } from '#contract/extensiones/pases.ts'
import type { Confianza as Sabido } from '#contract/pase/comprobar.ts'
import { type Anulados, leerAnulados } from '#contract/pase/confianza.ts'
import { FIRMA, deEntero } from '#contract/pase/firmas.ts'
import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'
import { knownOffset } from '#local/time/clock.ts'

/** The data that check a card without the provider. Nothing of it is personal, and it outlives every session. */
const ID = 'confianza'
/** A list signed later than this from now shows a wrong clock rather than revoked passes. */
const ADELANTADA = 10 * 60

export const UN_DIA = 24 * 3_600_000

/** Stored keys, revoked passes and tables, with the time they were fetched. */
export const readConfianza = ({ publica }: Device) => readValor(publica, ID, Confianza)

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
    const brought = await call(pases.confianza, {})
    if (!(await anuladosDe(brought))) return 'falla'
    await store(device, brought, now())
    return 'al-dia'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { kind } = error.failure
    if (kind === 'not-offered') return 'no-se-ofrece'
    return kind === 'no-answer' || kind === 'captive' ? 'sin-respuesta' : 'falla'
  }
}

/** The same once a day on a member's phone, which may check another card without ever having opened the page for it. */
export async function keepConfianza(device: Device, call: Call, now: () => number): Promise<void> {
  const known = await readConfianza(device)
  const age = now() - (known?.savedAt ?? 0)
  if (known && age >= 0 && age < UN_DIA) return
  await refreshConfianza(device, call, now)
}

function store(device: Device, brought: Confianza, now: number): Promise<void> {
  const { publica } = device
  return ifPossible(async () => {
    const latest = (now + (await knownOffset(device))) / 1000 + ADELANTADA
    await publica.transaction('rw', publica.valores, async () => {
      const before = (await readConfianza(device))?.value
      const value = before ? withNewerList(brought, before, latest) : brought
      await publica.valores.put({ id: ID, value, savedAt: now })
    })
  })
}

function withNewerList(brought: Confianza, before: Confianza, latest: number): Confianza {
  const known = secondsOf(before)
  if (known <= secondsOf(brought) || known > latest) return brought
  const signer = keyOfList(before)
  const again = keyOfList({ ...brought, anulados: before.anulados })
  // Another key under the same number: another provider, or the same one started anew.
  if (!signer || (again && again.clave !== signer.clave)) return brought
  return {
    ...brought,
    anulados: before.anulados,
    claves: again ? brought.claves : [...brought.claves, signer],
  }
}

const keyOfList = ({ claves, anulados }: Confianza) =>
  claves.find(({ kid, uso }) => uso === 'lista' && kid === anulados.kid)

/** Signing time of a list that was accepted before. */
function secondsOf({ anulados }: Confianza): number {
  const bytes = deBase64(anulados.bytes)
  return bytes && bytes.length >= FIRMA + 4 ? deEntero(bytes.slice(FIRMA)) : 0
}

async function anuladosDe(known: Confianza): Promise<Anulados | undefined> {
  const point = deBase64(keyOfList(known)?.clave ?? '')
  const bytes = deBase64(known.anulados.bytes)
  return point && bytes && leerAnulados(bytes, point)
}

/** The same in the form that `comprobar` needs, at this moment by the server's clock. */
export async function sabidoDe(known: Confianza | undefined, ahora: number): Promise<Sabido> {
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
