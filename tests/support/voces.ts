// The browsers of the tests have no voices, as a phone without them: what speaks is a stand-in, put before a page's own
// scripts. It notes what it is given to say, and says each text for as long as the test wants.

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

/** `window.vozDePrueba`: what was said, by whom, and how the text that is being said ends. */
export const CON_VOCES = `{
  const said = []
  let current
  const end = (type) => {
    const one = current
    current = undefined
    one?.dispatchEvent(new Event(type))
  }
  class Utterance extends EventTarget {
    constructor(text) { super(); this.text = text }
  }
  class Voices extends EventTarget {
    getVoices() { return ${JSON.stringify(VOCES)} }
    speak(one) { current = one; said.push([one.voice.name, one.text]) }
    cancel() { end('error') }
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.defineProperty(window, 'speechSynthesis', { value: new Voices() })
  window.vozDePrueba = { said, end: () => end('end'), isSilent: () => current === undefined }
}`

export type VozDePrueba = {
  vozDePrueba: { said: [quien: string, que: string][]; end: () => void; isSilent: () => boolean }
}
