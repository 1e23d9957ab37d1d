import { aBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { credencial } from '#contract/credencial.ts'
import { type Confianza, pases } from '#contract/extensiones/pases.ts'
import { leerCodigo } from '#contract/pase/codigo.ts'
import { type Veredicto, comprobar } from '#contract/pase/comprobar.ts'
import { finDe } from '#contract/pase/cuerpo.ts'
import { type Escaneado, esPayload } from '#contract/pase/escaneado.ts'

import { knownOffset } from './clock.ts'
import { readConfianza, refreshConfianza, sabidoDe } from './confianza.ts'
import type { Device } from './device.ts'
import { type Titular, titularDelPase, titularDelToken } from './titular.ts'

/** Why the provider could not be asked about a good signature. */
export type SinConsultar = 'sin-senal' | 'sin-respuesta'

/** What a check came to; a person is named only where the provider signed or said who it is. */
export type Comprobada =
  /** The provider has just said so. */
  | { caso: 'vigente'; titular: Titular }
  | { caso: 'firma'; titular: Titular; hasta: number; por: SinConsultar }
  | { caso: 'impresa'; titular: Titular; hasta: number; por?: SinConsultar }
  | { caso: 'vieja'; titular: Titular; minutos: number }
  | { caso: 'hora'; titular: Titular }
  | { caso: 'pase-vencido'; titular: Titular; hasta: number }
  | { caso: 'baja'; titular: Titular; desde?: string | undefined }
  | { caso: 'anulado' | 'sin-registro'; titular: Titular }
  | { caso: 'no-es' | 'sin-claves' | 'no-se-ofrece' | 'sin-medios' }
  /** The specification's payload (CRED-12). */
  | { caso: 'token-no-es' | 'token-rechazado' | 'token-sin-senal' | 'token-falla' }

export type Mundo = {
  device: Device
  call: Call
  now: () => number
  /** How long a person waits for the provider before they are told what is known without it. */
  paciencia?: number
}

type Firmado = Exclude<Escaneado, { como: 'token' }>
type Decir = (result: Comprobada) => void

/** Checks a code. Tells what it came to, and tells again where the provider answers late. */
export async function comprobarCodigo(mundo: Mundo, code: Escaneado, tell: Decir): Promise<void> {
  if (code.como === 'token') return tell(await comprobarToken(mundo.call, code.dataBase64))
  // An address that is not secure: the browser checks no signature there.
  if (!('subtle' in crypto)) return tell({ caso: 'sin-medios' })
  const first = await mirar(mundo, code)
  if (first.veredicto.caso === 'firma-valida') return consultar(mundo, first, tell)
  if (!DEPENDE.has(first.veredicto.caso)) return tell(enCaso(first))
  await mirarOtraVez(mundo, code, first, tell)
}

/** A key may be new, and this phone's clock may be wrong: both are the provider's to say. */
const DEPENDE = new Set<Veredicto['caso']>(['clave-desconocida', 'vieja', 'hora', 'pase-vencido'])

async function mirarOtraVez(mundo: Mundo, code: Firmado, first: Mirada, tell: Decir) {
  const brought = await withPatience(
    mundo,
    refreshConfianza(mundo.device, mundo.call, mundo.now),
    () => tell(enCaso(first)),
  )
  const second = await mirar(mundo, code)
  if (second.veredicto.caso === 'firma-valida') return consultar(mundo, second, tell)
  if (second.veredicto.caso !== 'clave-desconocida') return tell(enCaso(second))
  if (brought === 'no-se-ofrece') return tell({ caso: 'no-se-ofrece' })
  // Whoever signed it is not among those that the provider has just named.
  tell({ caso: brought === 'al-dia' ? 'no-es' : 'sin-claves' })
}

type Mirada = { veredicto: Veredicto; code: Firmado; known: Confianza | undefined }

async function mirar({ device, now }: Mundo, code: Firmado): Promise<Mirada> {
  const known = (await readConfianza(device))?.value
  const sabido = await sabidoDe(known, now() + (await knownOffset(device)))
  return { veredicto: await comprobar(code.como, code.digitos, sabido), code, known }
}

function titularDe({ veredicto, code, known }: Mirada): Titular {
  if (!('pase' in veredicto)) throw new Error('Nobody is named by what is not signed.')
  const shown = leerCodigo(code.como, code.digitos)?.momento?.seconds
  return titularDelPase(veredicto.pase, shown, known?.tablas)
}

/** What can be said without asking the provider about the pass. */
function enCaso(found: Mirada): Comprobada {
  const { veredicto } = found
  switch (veredicto.caso) {
    case 'no-es':
      return { caso: 'no-es' }
    case 'clave-desconocida':
      return { caso: 'sin-claves' }
    case 'vieja':
      return { caso: 'vieja', titular: titularDe(found), minutos: veredicto.minutos }
    case 'hora':
      return { caso: 'hora', titular: titularDe(found) }
    case 'anulado':
      return { caso: 'anulado', titular: titularDe(found) }
    case 'pase-vencido':
      return { caso: 'pase-vencido', titular: titularDe(found), hasta: finDe(veredicto.pase) }
    case 'firma-valida':
      return sinConsultar(found, 'sin-respuesta')
  }
}

function sinConsultar(found: Mirada, por: SinConsultar): Comprobada {
  const { veredicto } = found
  if (veredicto.caso !== 'firma-valida') return enCaso(found)
  const titular = titularDe(found)
  const caso = veredicto.pase.version === 2 ? 'impresa' : 'firma'
  return { caso, titular, hasta: finDe(veredicto.pase), por }
}

/** Whether the person is still covered and the pass not revoked, as far as the provider can be asked. */
async function consultar(mundo: Mundo, found: Mirada, tell: Decir): Promise<void> {
  const { veredicto } = found
  if (veredicto.caso !== 'firma-valida') return
  const { pase, huella } = veredicto
  const titular = titularDe(found)
  try {
    const { estado, desde } = await withPatience(
      mundo,
      mundo.call(pases.consultar, { huella: aBase64(huella) }),
      () => tell(sinConsultar(found, 'sin-respuesta')),
    )
    const hasta = finDe(pase)
    if (estado === 'baja') return tell({ caso: 'baja', titular, desde: desde ?? undefined })
    if (estado === 'anulado') return tell({ caso: 'anulado', titular })
    if (estado === 'vencido') return tell({ caso: 'pase-vencido', titular, hasta })
    if (estado === 'desconocido') return tell({ caso: 'sin-registro', titular })
    tell(pase.version === 2 ? { caso: 'impresa', titular, hasta } : { caso: 'vigente', titular })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    tell(sinConsultar(found, noHaySenal(error) ? 'sin-senal' : 'sin-respuesta'))
  }
}

const noHaySenal = ({ failure: { kind } }: CallError) => kind === 'no-answer' || kind === 'captive'

/** CRED-09 to CRED-12: the provider alone can say what a token is worth. */
async function comprobarToken(call: Call, dataBase64: string): Promise<Comprobada> {
  if (!esPayload(dataBase64)) return { caso: 'token-no-es' }
  try {
    const answer = await call(credencial.validarToken, { dataBase64 })
    return { caso: 'vigente', titular: titularDelToken(answer) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (noHaySenal(error)) return { caso: 'token-sin-senal' }
    return { caso: isRefusal(error) ? 'token-rechazado' : 'token-falla' }
  }
}

const isRefusal = ({ failure }: CallError) =>
  failure.kind === 'refused' ||
  (failure.kind === 'status' && failure.status < 500 && ![408, 429].includes(failure.status))

/** Waits for the answer, and tells the person something in between where it takes long. */
async function withPatience<T>({ paciencia = 3000 }: Mundo, answer: Promise<T>, tell: () => void) {
  const timer = setTimeout(tell, paciencia)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}
