import { aBase64, deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { partir } from '#contract/encargo/codigo.ts'
import { deUnaRenovacion } from '#contract/encargo/firmas.ts'
import { encargos } from '#contract/extensiones/encargos.ts'
import type { Confianza } from '#contract/pase/comprobar.ts'
import { finDe, leerPase } from '#contract/pase/cuerpo.ts'
import { deUnPase, esDe, firmar } from '#contract/pase/firmas.ts'
import type { Device } from '#local/bases/device.ts'
import { readConfianza, refreshConfianza, sabidoDe } from '#local/pase/confianza.ts'
import { knownOffset } from '#local/time/clock.ts'

import { estaAnulada } from './anulada.ts'
import type { PrestadasDb } from './base.ts'
import { readLlaves } from './llaves.ts'
import { type Prestada, borrarPrestada, borrarVencidas, prestadasVivas } from './prestadas.ts'

const DIA = 24 * 60 * 60_000
/** A pass that ends sooner is renewed. */
const POCO = 4 * DIA
/** Without an answer this phone's clock may be wrong: a loan is deleted only if it ended this long ago. */
const MUCHO = 30 * DIA

type Mundo = { base: PrestadasDb; device: Device; call: Call; now: () => number }

/**
 * Deletes the loans that have ended by their own time, by the giver, or with the sign-out of the giver's phone, and
 * renews passes that end before their loan. Without signal the stored list of revoked passes decides, and the loans
 * that have ended by their own time are only hidden by their screens.
 */
export async function ponerAlDiaPrestadas(mundo: Mundo): Promise<void> {
  const { base, device, call, now } = mundo
  if ((await base.prestadas.count()) === 0) return
  // First, because its answer tells the server's clock to a phone with a wrong one.
  const traida = await refreshConfianza(device, call, now)
  const ahora = now() + (await knownOffset(device))
  await borrarVencidas(base, traida === 'al-dia' ? ahora : ahora - MUCHO)
  const sabido = await sabidoDe((await readConfianza(device))?.value, ahora)
  for (const prestada of await prestadasVivas(base, ahora)) {
    if (
      (await estaAnulada(prestada.bytes, prestada.pases, sabido.anulados)) ||
      (await termino(call, prestada))
    )
      await borrarPrestada(base, prestada.huella)
    else if (vencenAntes(prestada, ahora)) await renovar(mundo, prestada, sabido)
  }
}

async function termino(call: Call, { huella }: Prestada): Promise<boolean> {
  const answer = await siContesta(call(encargos.consultar, { huella }))
  return answer?.estado === 'terminado' || answer?.estado === 'vencido'
}

const vencenAntes = ({ pases, hasta }: Prestada, ahora: number) =>
  pases.some(({ pase }) => finDe(pase) < hasta && finDe(pase) - ahora < POCO)

/** Replaces the passes by fresh ones for the same members and the same giver's phone; anything else changes nothing. */
async function renovar({ base, call }: Mundo, prestada: Prestada, sabido: Confianza) {
  const llaves = await readLlaves(base)
  const [pase] = prestada.pases
  if (!llaves || pase?.pase.version !== 1) return
  const { huella, bytes } = prestada
  const segundos = Math.floor(sabido.ahora / 1000)
  const prueba = await firmar(llaves.firma.privada, await deUnaRenovacion(bytes, segundos))
  const answer = await siContesta(
    call(encargos.renovar, { huella, segundos, prueba: aBase64(prueba) }),
  )
  const nuevos = await Promise.all(
    (answer ?? []).map((uno) => deEsteTelefono(uno, prestada, sabido)),
  )
  const pases = nuevos.filter((uno) => uno !== undefined)
  if (pases.length === 0 || pases.length !== nuevos.length) return
  // Deleted meanwhile, it stays deleted.
  await base.prestadas.update(huella, { pases })
}

async function deEsteTelefono(
  { kid, bytes: text }: { kid: number; bytes: string },
  { pases, encargo }: Prestada,
  { clave }: Confianza,
) {
  const bytes = deBase64(text) ?? new Uint8Array()
  const { firma, body } = partir(bytes)
  const pase = leerPase(body)
  const giver = pases[0]?.pase
  if (pase?.version !== 1 || giver?.version !== 1) return undefined
  if (!encargo.miembros.includes(pase.idAfiliado)) return undefined
  if (pase.clave.join() !== giver.clave.join()) return undefined
  const point = clave(kid)
  if (point && !(await esDe(point, firma, deUnPase(body)))) return undefined
  return { kid, bytes }
}

/** The answer; undefined without signal, on a host without the extension, and for a refusal. */
async function siContesta<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return undefined
  }
}
