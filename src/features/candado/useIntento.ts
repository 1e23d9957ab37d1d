import { useState } from 'react'

import type { Intento, Prueba } from '#live/candado/probar.ts'
import type { SinLlave } from '#live/llaves/ceremonia.ts'
import { signOut } from '#live/sesion/access.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { LARGO } from './pin.ts'
import { texts } from './texts.ts'

type Negada = { titulo: string; detalle: string }

type Probado = {
  ocupado: boolean
  /** Reason why the PIN was refused. */
  porQue: string | undefined
  /** Reason why the passkey opened nothing. */
  conLlave: Negada | undefined
  probar: (prueba: Prueba, intento: (prueba: Prueba) => Promise<Intento>) => Promise<boolean>
}

/**
 * Tries with the present PIN or the passkey, one at a time. `probar` gives true if it was right. After the tenth wrong one the lock is
 * erased, and the session ends.
 */
export function useIntento(): Probado {
  const [ocupado, setOcupado] = useState(false)
  const [porQue, setPorQue] = useState<string>()
  const [negada, setNegada] = useState<Negada>()

  async function probar(
    prueba: Prueba,
    intento: (prueba: Prueba) => Promise<Intento>,
  ): Promise<boolean> {
    if (ocupado) return false
    setNegada(undefined)
    if (prueba !== 'llave' && prueba.pin.length !== LARGO) {
      setPorQue(texts.seisNumeros)
      return false
    }
    setOcupado(true)
    try {
      const said = await intento(prueba)
      setPorQue(quedanDe(said))
      setNegada(negadaPor(said))
      if (said === 'borrado') {
        showToast(texts.borrado, { tipo: 'error', segundos: 20 })
        await signOut()
      }
      return said === 'abierto'
    } catch {
      setPorQue(texts.noSePudo) // The database failed; the try was counted, or not made.
      return false
    } finally {
      setOcupado(false)
    }
  }
  return { ocupado, porQue, conLlave: negada, probar }
}

const POCOS = 3

function quedanDe(said: Intento): string | undefined {
  if (typeof said === 'string' || said.sinLlave) return undefined
  const { quedan } = said
  return quedan > POCOS ? texts.mal(quedan) : `${texts.mal(quedan)} ${texts.malAlFinal}`
}

function negadaPor(said: Intento): Negada | undefined {
  if (said === 'otra') return { titulo: texts.otraLlave, detalle: texts.otraLlaveDetalle }
  return typeof said === 'object' && said.sinLlave ? POR_QUE[said.sinLlave] : undefined
}

const NO_PUEDE = { titulo: texts.noPuede(aparato()), detalle: texts.noPuedeDetalle }
const POR_QUE: Record<SinLlave, Negada> = {
  cancelada: { titulo: texts.cancelada, detalle: texts.canceladaDetalle(aparato()) },
  direccion: { titulo: texts.direccion, detalle: texts.direccionDetalle },
  repetida: NO_PUEDE,
  'no-puede': NO_PUEDE,
}
