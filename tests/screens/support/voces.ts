import { onTestFinished, vi } from 'vitest'

// The tests' browsers have no voices: a stand-in speaks. It notes each text, and says it until the
// test ends it.

const voz = (name: string, lang: string, localService: boolean) => ({
  name,
  lang,
  localService,
  voiceURI: name,
  default: false,
})
const VOCES = [
  voz('de la red', 'es-AR', false),
  voz('inglesa', 'en-US', true),
  voz('propia', 'es_AR', true),
]

class Dicho extends EventTarget {
  voice: { name: string } | undefined
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/**
 * Until the test ends: the spoken texts with their voice, and a function that ends the current
 * text.
 */
export function conVoces() {
  const said: [quien: string | undefined, que: string][] = []
  let current: Dicho | undefined
  const over = (type: string) => {
    const one = current
    current = undefined
    one?.dispatchEvent(new Event(type))
  }
  class Voces extends EventTarget {
    getVoices = () => VOCES
    speak(one: Dicho) {
      current = one
      said.push([one.voice?.name, one.text])
    }
    cancel = () => over('error')
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Dicho)
  vi.stubGlobal('speechSynthesis', new Voces())
  onTestFinished(() => void vi.unstubAllGlobals())
  return { said, end: () => over('end'), isSilent: () => current === undefined }
}
