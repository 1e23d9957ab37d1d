import { leerCuadro, receptor } from '#contract/encargo/cuadros.ts'
import { type Lectura, type Recibida, leerPaquete } from '#contract/encargo/paquete.ts'
import { abrir } from '#contract/encargo/sobre.ts'
import type { Confianza } from '#contract/pase/comprobar.ts'
import { estaAnulada } from '#local/encargos/anulada.ts'
import type { LlavesDeReceptor } from '#local/encargos/base.ts'

/**
 * Reason why a complete transfer is not stored. 'danado': its frames do not fit together. 'de-otro': it is sealed for
 * another phone, or for an earlier showing of this phone's code. 'terminado': its giver ended the loan already.
 */
export type PorQueNo =
  | Exclude<Lectura['state'], 'sirve' | 'para-otro'>
  | 'danado'
  | 'de-otro'
  | 'terminado'

/**
 * State of a transfer. `parte`: share that has arrived, from 0 to 1. 'ajeno': the last scanned code is not a frame.
 * 'varios': frames of another transfer were scanned, too.
 */
export type Recepcion =
  | { state: 'leyendo'; parte: number; aviso?: 'ajeno' | 'varios' }
  | { state: 'no-sirve'; que: PorQueNo }
  | { state: 'llego'; recibida: Recibida }

type Mundo = {
  llaves: LlavesDeReceptor
  /** The random bytes of the shown code: an answer to an earlier showing does not open. */
  sesion: Uint8Array<ArrayBuffer>
  confianza: Confianza
}

/** More frames of another transfer in a row than one camera sees by chance: the giver began again. */
const OTRO_EMPEZO = 12

/** Puts a transfer together from scanned texts in any order, and checks it; nothing is stored here. */
export function recepcion(mundo: Mundo): (text: string) => Promise<Recepcion> {
  let juntar = receptor()
  let parte = 0
  let ajenos = 0

  return async (text) => {
    const cuadro = leerCuadro(text)
    if (!cuadro) return { state: 'leyendo', parte, aviso: 'ajeno' }
    let junto = await juntar(cuadro)
    ajenos = junto.state === 'otro' ? ajenos + 1 : 0
    if (ajenos >= OTRO_EMPEZO) {
      juntar = receptor()
      ajenos = 0
      junto = await juntar(cuadro)
    }
    if (junto.state === 'danado') {
      parte = 0
      return { state: 'no-sirve', que: 'danado' }
    }
    if (junto.state === 'entero') return abrirla(junto.sobre, mundo)
    ;({ parte } = junto)
    return { state: 'leyendo', parte, ...(junto.state === 'otro' && { aviso: 'varios' }) }
  }
}

async function abrirla(
  sobre: Uint8Array<ArrayBuffer>,
  { llaves, sesion, confianza }: Mundo,
): Promise<Recepcion> {
  const contenido = await abrir(sobre, llaves.acuerdo, sesion)
  if (!contenido) return { state: 'no-sirve', que: 'de-otro' }
  const { clave, anulados, ahora } = confianza
  const quien = { clave: llaves.firma.publica, delProveedor: clave, ahora }
  const leida = await leerPaquete(contenido, quien)
  if (leida.state === 'para-otro') return { state: 'no-sirve', que: 'de-otro' }
  if (leida.state !== 'sirve') return { state: 'no-sirve', que: leida.state }
  const { encargo, pases } = leida.recibida
  if (await estaAnulada(encargo.bytes, pases, anulados))
    return { state: 'no-sirve', que: 'terminado' }
  return { state: 'llego', recibida: leida.recibida }
}
