import { useAtomValue } from 'jotai'

import { atomoDe } from '#live/telefono/atomoDe.ts'

/** How a reading goes: which of its texts is being said; undefined once it is over. */
type Avance = (trozo: number | undefined) => void

let callar: (() => void) | undefined
/** Chromium lets go of what nobody holds, and then never says that it ended. */
let diciendo: SpeechSynthesisUtterance | undefined

/**
 * A Spanish voice of this phone, Argentine if there is one. Those of a network are none: they need signal, and what is read
 * would leave the phone.
 */
function vozPropia(): SpeechSynthesisVoice | undefined {
  const voces = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^es\b/i.test(lang.replace('_', '-')))
  return (
    voces.find(({ lang }) => /^es.AR/i.test(lang)) ??
    voces.find(({ lang }) => !/^es.ES/i.test(lang)) ??
    voces[0]
  )
}

const hayVoz = () => 'speechSynthesis' in globalThis && vozPropia() !== undefined

/** Browsers bring their voices some time after the page. */
function cuandoCambien(listen: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listen)
  return () => speechSynthesis.removeEventListener('voiceschanged', listen)
}

const voces = atomoDe(hayVoz, cuandoCambien)

/** Whether this phone can read aloud by itself. */
export const useHayVoz = (): boolean => useAtomValue(voces)

/** Says these texts one after the other, in the place of whatever was being said; answers how to stop. */
export function leer(trozos: readonly string[], avance: Avance): () => void {
  callar?.()
  const voz = vozPropia()
  let isOver = false
  const terminar = () => {
    if (isOver) return
    isOver = true
    callar = undefined
    diciendo = undefined
    removeEventListener('pagehide', parar)
    avance(undefined)
  }
  function parar() {
    terminar()
    speechSynthesis.cancel()
  }
  const decir = (n: number) => {
    const texto = trozos[n]
    if (isOver) return
    if (texto === undefined || !voz) return terminar()
    diciendo = new SpeechSynthesisUtterance(texto)
    diciendo.voice = voz
    diciendo.lang = voz.lang
    diciendo.addEventListener('end', () => decir(n + 1))
    diciendo.addEventListener('error', terminar)
    avance(n)
    speechSynthesis.speak(diciendo)
  }
  speechSynthesis.cancel() // what another window began, or a page that was left in the middle
  callar = parar
  addEventListener('pagehide', parar)
  decir(0)
  return parar
}
