import { useState } from 'react'

import type { Intento } from '#live/candado/candado.ts'
import { signOut } from '#live/sesion/access.ts'
import { showToast } from '#ui/toasts.ts'

import { LARGO } from './pin.ts'
import { texts } from './texts.ts'

type Probado = {
  ocupado: boolean
  /** Reason of the last refusal. */
  porQue: string | undefined
  probar: (pin: string, intento: () => Promise<Intento>) => Promise<boolean>
}

/**
 * Tries with the present PIN, one at a time. `probar` gives true if it was right. After the tenth wrong one the lock is
 * erased, and the session ends.
 */
export function useIntento(): Probado {
  const [ocupado, setOcupado] = useState(false)
  const [porQue, setPorQue] = useState<string>()

  async function probar(pin: string, intento: () => Promise<Intento>): Promise<boolean> {
    if (ocupado) return false
    if (pin.length !== LARGO) {
      setPorQue(texts.seisNumeros)
      return false
    }
    setOcupado(true)
    try {
      const said = await intento()
      setPorQue(typeof said === 'object' ? enPalabras(said.quedan) : undefined)
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
  return { ocupado, porQue, probar }
}

const POCOS = 3
const enPalabras = (quedan: number) =>
  quedan > POCOS ? texts.mal(quedan) : `${texts.mal(quedan)} ${texts.malAlFinal}`
