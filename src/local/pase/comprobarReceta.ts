import { aBase64 } from '#contract/base64.ts'
import { CallError } from '#contract/callError.ts'
import { type RecetaConsultada, consultaDeRecetas } from '#contract/extensiones/consultas.ts'
import { type VeredictoDeReceta, comprobarReceta } from '#contract/pase/comprobarReceta.ts'
import { type RecetaFirmada, finDeReceta } from '#contract/pase/receta.ts'

import type {
  Comprobada,
  Decir,
  Mundo,
  RecetaComprobada,
  SinConsultar,
  Vista,
} from './comprobada.ts'
import { noHaySenal, withPatience } from './comprobarConsulta.ts'
import { type LoSabido, saber, sinClave } from './comprobarMirada.ts'
import { refreshConfianza } from './confianza.ts'
import { type Dicho, anotarDicho, dichoDe, olvidarDicho } from './dichos.ts'
import { anotarVista } from './vistas.ts'

type Mirada = { veredicto: VeredictoDeReceta; sabido: LoSabido }

async function mirar(mundo: Mundo, digitos: string): Promise<Mirada> {
  const sabido = await saber(mundo)
  return { veredicto: await comprobarReceta(digitos, sabido.confianza), sabido }
}

/** The provider is asked first: a key may be new, and this phone's clock may be wrong. */
const DEPENDE = new Set<VeredictoDeReceta['state']>(['clave-desconocida', 'hora', 'vencida'])

/** Checks a prescription and tells the result; tells it again if the provider answers late. */
export async function comprobarCodigoDeReceta(
  mundo: Mundo,
  digitos: string,
  tell: Decir,
): Promise<void> {
  const first = await mirar(mundo, digitos)
  if (!DEPENDE.has(first.veredicto.state)) return consultar(mundo, first, tell)
  const brought = await withPatience(
    mundo,
    refreshConfianza(mundo.device, mundo.call, mundo.now),
    () => tell(sinConsultar(first, 'sin-respuesta')),
  )
  const second = await mirar(mundo, digitos)
  if (second.veredicto.state !== 'clave-desconocida') return consultar(mundo, second, tell)
  if (brought === 'no-se-ofrece') return tell({ state: 'no-se-ofrece' })
  // The signing key is not among the keys that the provider has just published.
  tell(brought === 'al-dia' ? { state: 'receta-no-es' } : sinConsultar(second, 'sin-respuesta'))
}

/** Asks the provider whether it was dispensed or cancelled since: its answer wins over the stored list. */
async function consultar(mundo: Mundo, found: Mirada, tell: Decir): Promise<void> {
  const { veredicto } = found
  if (veredicto.state !== 'firmada' && veredicto.state !== 'anulada')
    return tell(sinConsultar(found, 'sin-respuesta'))
  const { receta } = veredicto
  const huella = aBase64(veredicto.huella)
  const dicho = await dichoDe(mundo.device, huella)
  const vista = veredicto.state === 'firmada' ? await vistaAntes(mundo, huella, receta) : undefined
  const sin = (por: SinConsultar) =>
    tell(
      dicho ? { state: 'receta', receta, ...segunLoDicho(dicho) } : sinConsultar(found, por, vista),
    )
  try {
    const answer = await withPatience(
      mundo,
      mundo.call(consultaDeRecetas.consultar, { huella }),
      () => sin('sin-respuesta'),
    )
    await recordar(mundo, { huella, hasta: finDeReceta(receta) }, answer)
    tell({ state: 'receta', receta, ...segunLaObraSocial(answer, vista) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    sin(noHaySenal(error) ? 'sin-senal' : 'sin-respuesta')
  }
}

/** Results of a check that has stored the showing; checks with other results may have ended before. */
const ANOTADAS = new Set<RecetaComprobada['que']>([
  'activa',
  'firmada',
  'dispensada',
  'desconocida',
])

/** A repeated check right after the first is the same showing. */
function vistaAntes(
  { device, now, antes }: Mundo,
  huella: string,
  receta: RecetaFirmada,
): Promise<Vista | undefined> {
  if (antes?.state === 'receta' && ANOTADAS.has(antes.que)) return Promise.resolve(antes.vista)
  return anotarVista(device, { huella, hasta: finDeReceta(receta) }, now())
}

/** Both answers are permanent: this phone repeats them from now on, with or without signal. */
async function recordar(
  { device, now }: Mundo,
  { huella, hasta }: { huella: string; hasta: number },
  { estado, desde }: RecetaConsultada,
): Promise<void> {
  if (estado === 'activa') return olvidarDicho(device, huella)
  if (estado !== 'dispensada' && estado !== 'anulada') return
  const fin = Math.min(hasta, Number.MAX_SAFE_INTEGER)
  await anotarDicho(device, { huella, estado, desde: desde ?? null, at: now(), hasta: fin })
}

const segunLoDicho = ({ estado, desde, at }: Dicho): RecetaComprobada => ({
  que: estado === 'dispensada' ? 'dispensada' : 'anulada',
  desde: desde ?? undefined,
  dicho: at,
})

function segunLaObraSocial(
  { estado, desde, farmacia }: RecetaConsultada,
  vista: Vista | undefined,
): RecetaComprobada {
  switch (estado) {
    case 'activa':
      return { que: 'activa', vista }
    case 'dispensada':
      return { que: 'dispensada', desde: desde ?? undefined, farmacia: farmacia ?? undefined }
    case 'anulada':
      return { que: 'anulada', desde: desde ?? undefined }
    case 'vencida':
    case 'desconocida':
      return { que: estado }
  }
}

/** The verdict without the provider, and the reason why the provider was not asked. */
function sinConsultar({ veredicto, sabido }: Mirada, por: SinConsultar, vista?: Vista): Comprobada {
  switch (veredicto.state) {
    case 'no-es':
      return { state: 'receta-no-es' }
    case 'cambiada':
      return { state: 'receta-cambiada' }
    case 'clave-desconocida':
      return sinClave(sabido)
    case 'firmada':
      return { state: 'receta', receta: veredicto.receta, que: 'firmada', por, vista }
    case 'anulada':
      return { state: 'receta', receta: veredicto.receta, que: 'anulada', por }
    case 'hora':
    case 'vencida':
      return { state: 'receta', receta: veredicto.receta, que: veredicto.state }
  }
}
