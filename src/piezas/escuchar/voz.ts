import { useAtomValue } from 'jotai'

import { atomoDe } from '#live/telefono/atomoDe.ts'

/** Called with the number of the text that is being read; undefined at the end. */
type Avance = (trozo: number | undefined) => void

let callar: (() => void) | undefined
/** Kept, as Chromium drops an unreferenced utterance and never fires its 'end'. */
let diciendo: SpeechSynthesisUtterance | undefined

/**
 * A Spanish voice of this phone, Argentine if there is one. Voices of a network are left out: they need signal, and the text
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

/** True if this phone can read aloud by itself. */
export const useHayVoz = (): boolean => useAtomValue(voces)

/** Reads these texts one after the other, and stops an earlier reading; gives a function that stops it. */
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
  speechSynthesis.cancel() // a reading of another window, or of a page that was left in the middle
  callar = parar
  addEventListener('pagehide', parar)
  decir(0)
  return parar
}
