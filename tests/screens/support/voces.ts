import { onTestFinished, vi } from 'vitest'

// The browsers of the tests have no voices, as a phone without them: what speaks is a stand-in. It notes what it is given to
// say, and says each text for as long as the test wants.

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

/** Until the test is over: what was said, by whom, and how the text that is being said ends. */
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
