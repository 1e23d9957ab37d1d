import { aBase64 } from '#contract/base64.ts'
import { CallError } from '#contract/callError.ts'
import { type PaseConsultado, consultaDePases } from '#contract/extensiones/consultas.ts'
import { finDe } from '#contract/pase/cuerpo.ts'
import { knownOffset } from '#local/time/clock.ts'

import type { Comprobada, Decir, Mundo, SinConsultar } from './comprobada.ts'
import { type Mirada, esImpresa, mirar, sinConsultar, titularDe } from './comprobarMirada.ts'
import { refreshConfianza } from './confianza.ts'
import { anotarDicho, dichoDe, olvidarDicho } from './dichos.ts'

/** Asks the provider whether the person is still covered and the pass not revoked: its answer wins over the stored list. */
export async function consultar(mundo: Mundo, found: Mirada, tell: Decir): Promise<void> {
  const { veredicto } = found
  if (!('huella' in veredicto)) return tell(sinConsultar(found, 'sin-respuesta'))
  const huella = aBase64(veredicto.huella)
  const dicho = await segunLoDicho(mundo, found)
  const sin = (por: SinConsultar) => tell(dicho ?? sinConsultar(found, por))
  try {
    const answer = await withPatience(
      mundo,
      mundo.call(consultaDePases.consultar, { huella }),
      () => sin('sin-respuesta'),
    )
    await recordar(mundo, { huella, hasta: finDe(veredicto.pase) }, answer)
    tell(await segunLaObraSocial(mundo, found, answer, finDe(veredicto.pase)))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (noHaySenal(error)) return sin('sin-senal')
    await segunSuLista(mundo, found, sin, tell)
  }
}

/** The list does not contain the reason: this phone repeats it until a newer list has the pass as valid. */
async function recordar(
  { device, now }: Mundo,
  { huella, hasta }: { huella: string; hasta: number },
  { estado, desde }: PaseConsultado,
): Promise<void> {
  if (estado === 'activa') await olvidarDicho(device, huella)
  if (estado === 'baja' || estado === 'anulado')
    await anotarDicho(device, { huella, estado, desde: desde ?? null, at: now(), hasta })
}

async function segunLoDicho({ device }: Mundo, found: Mirada): Promise<Comprobada | undefined> {
  const { veredicto, lista = 0 } = found
  if (!('huella' in veredicto)) return undefined
  const dicho = await dichoDe(device, aBase64(veredicto.huella))
  if (!dicho) return undefined
  const { estado, desde, at } = dicho
  if (veredicto.state === 'firma-valida' && lista > at + (await knownOffset(device)))
    return undefined
  const titular = titularDe(found)
  return estado === 'baja'
    ? { state: 'baja', titular, desde: desde ?? undefined, dicho: at }
    : { state: 'anulado', titular, dicho: at }
}

async function segunLaObraSocial(
  mundo: Mundo,
  found: Mirada,
  { estado, desde }: PaseConsultado,
  hasta: number,
): Promise<Comprobada> {
  const titular = titularDe(found)
  switch (estado) {
    case 'baja':
      return { state: 'baja', titular, desde: desde ?? undefined }
    case 'anulado':
      return { state: 'anulado', titular }
    case 'desconocido':
      return { state: 'sin-registro', titular }
    case 'vencido':
      return { state: 'pase-vencido', titular, hasta, impresa: esImpresa(found) }
    case 'activa': {
      const now = found.veredicto.state === 'anulado' ? await reincorporada(mundo, found) : found
      const { veredicto } = now
      if (veredicto.state !== 'firma-valida') return sinConsultar(now, 'sin-respuesta')
      if (veredicto.pase.version === 2) return { state: 'impresa', titular, hasta }
      return { state: 'vigente', titular }
    }
  }
}

/** The stored list is older than the answer: a later check without signal should know the answer too. */
async function reincorporada(mundo: Mundo, { code }: Mirada): Promise<Mirada> {
  await refreshConfianza(mundo.device, mundo.call, mundo.now)
  return mirar(mundo, code, { sinLista: true })
}

/** The provider answered, but not about this pass: its present list decides. */
async function segunSuLista(
  mundo: Mundo,
  found: Mirada,
  sin: (por: SinConsultar) => void,
  tell: Decir,
): Promise<void> {
  const brought = await withPatience(
    mundo,
    refreshConfianza(mundo.device, mundo.call, mundo.now),
    () => sin('sin-respuesta'),
  )
  const again = await mirar(mundo, found.code)
  const lista = brought === 'al-dia' ? again.lista : undefined
  tell((await segunLoDicho(mundo, again)) ?? sinConsultar(again, 'sin-respuesta', lista))
}

export const noHaySenal = ({ failure: { kind } }: CallError) =>
  kind === 'no-answer' || kind === 'captive'

/** Waits for the answer, and tells the person an interim result if it takes long. */
export async function withPatience<T>(
  { paciencia = 3000 }: Mundo,
  answer: Promise<T>,
  tell: () => void,
) {
  const timer = setTimeout(tell, paciencia)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}
