import { useAtomValue } from 'jotai'

import { atomoDe } from '#live/telefono/atomoDe.ts'

/** Progress of a reading: the index of the spoken text; undefined once it has ended. */
type Avance = (trozo: number | undefined) => void

let callar: (() => void) | undefined
/** Chromium collects an utterance without a reference, and then never reports its end. */
let diciendo: SpeechSynthesisUtterance | undefined

/**
 * A Spanish voice of this phone, Argentine if there is one. Voices of the network do not count: they need signal, and the text
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

/** Browsers load their voices some time after the page. */
function cuandoCambien(listen: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listen)
  return () => speechSynthesis.removeEventListener('voiceschanged', listen)
}

const voces = atomoDe(hayVoz, cuandoCambien)

/** True if this phone can read aloud by itself. */
export const useHayVoz = (): boolean => useAtomValue(voces)

/** Speaks these texts in order, and stops a reading that is under way; returns a function that stops this one. */
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
  speechSynthesis.cancel() // The reading belongs to another window, or to a page that was left meanwhile.
  callar = parar
  addEventListener('pagehide', parar)
  decir(0)
  return parar
}
