import { useState } from 'react'

import type { Abre } from '#live/candado/candado.ts'
import type { Intento, Prueba } from '#live/candado/probar.ts'
import { signOut } from '#live/sesion/access.ts'
import { showToast } from '#ui/toasts.ts'

import { LARGO } from './pin.ts'
import { type Negada, negadaTras, salidaDe } from './porQueNo.ts'
import { texts } from './texts.ts'

type Probado = {
  ocupado: boolean
  /** Reason why the PIN was refused. */
  porQue: string | undefined
  /** Reason why the passkey opened nothing. */
  negada: Negada | undefined
  probar: (prueba: Prueba, intento: (prueba: Prueba) => Promise<Intento>) => Promise<boolean>
}

/**
 * Tries with the present PIN or the passkey, one at a time. `probar` gives true if it was right. After the tenth wrong one the lock is
 * erased, and the session ends.
 */
export function useIntento(abre: Abre): Probado {
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
      setNegada(negadaTras(said, salidaDe(abre)))
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
  return { ocupado, porQue, negada, probar }
}

const POCOS = 3

function quedanDe(said: Intento): string | undefined {
  if (said === 'sin-pin') return texts.sinPin
  if (typeof said === 'string' || said.sinLlave) return undefined
  const { quedan } = said
  return quedan > POCOS ? texts.mal(quedan) : `${texts.mal(quedan)} ${texts.malAlFinal}`
}
