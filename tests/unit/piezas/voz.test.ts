import { afterEach, expect, test, vi } from 'vitest'

class Utterance extends EventTarget {
  voice?: { name: string }
  lang = ''
  text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

const voz = (name: string, lang: string, localService = true) => ({ name, lang, localService })

/** Node has no voices: this stand-in records the spoken text. */
function conVoces(...voces: ReturnType<typeof voz>[]) {
  const said: Utterance[] = []
  const ends = new EventTarget()
  const synth = {
    getVoices: () => voces,
    speak: (one: Utterance) => void said.push(one),
    cancel: vi.fn<() => void>(),
  }
  vi.stubGlobal('speechSynthesis', synth)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('addEventListener', ends.addEventListener.bind(ends))
  vi.stubGlobal('removeEventListener', ends.removeEventListener.bind(ends))
  return { said, synth, ends }
}

afterEach(() => void vi.unstubAllGlobals())

const { leer } = await import('#piezas/escuchar/voz.ts')

test.each([
  ['the Argentine one', [voz('es', 'es-ES'), voz('mx', 'es-MX'), voz('ar', 'es_AR')], 'ar'],
  ['an American one before that of Spain', [voz('es', 'es-ES'), voz('mx', 'es-MX')], 'mx'],
  ['that of Spain, where it is the only one', [voz('en', 'en-US'), voz('es', 'es-ES')], 'es'],
])("of the phone's voices %s reads aloud", (_, voces, taken) => {
  const { said } = conVoces(...voces, voz('red', 'es-AR', false))
  leer(['Hola'], () => undefined)
  expect(said.map(({ voice }) => voice?.name)).toEqual([taken])
})

test('[SEC-01] a voice that works over the network, or in another language, is never given text to read', () => {
  const { said } = conVoces(voz('red', 'es-AR', false), voz('en', 'en-US'), voz('et', 'est'))
  const avance = vi.fn<(n: number | undefined) => void>()
  leer(['Levotiroxina'], avance)
  expect(said).toEqual([])
  expect(avance.mock.calls).toEqual([[undefined]])
})

test('texts are spoken one after the other, and the end is reported; a stop ends all of them', () => {
  const { said, synth } = conVoces(voz('ar', 'es-AR'))
  const avance = vi.fn<(n: number | undefined) => void>()
  leer(['uno', 'dos'], avance)
  said[0]?.dispatchEvent(new Event('end'))
  said[1]?.dispatchEvent(new Event('end'))
  expect(said.map(({ text }) => text)).toEqual(['uno', 'dos'])
  expect(avance.mock.calls).toEqual([[0], [1], [undefined]])

  avance.mockClear()
  const parar = leer(['tres', 'cuatro'], avance)
  synth.cancel.mockClear()
  parar()
  said[2]?.dispatchEvent(new Event('error')) // The form in which browsers report a cancelled text.
  said[2]?.dispatchEvent(new Event('end'))
  expect(synth.cancel).toHaveBeenCalledOnce()
  expect(avance.mock.calls).toEqual([[0], [undefined]])
  expect(said).toHaveLength(3)
})

test('a new text replaces the spoken one, and leaving the page ends it', () => {
  const { said, ends } = conVoces(voz('ar', 'es-AR'))
  const [primera, segunda] = [vi.fn<(n?: number) => void>(), vi.fn<(n?: number) => void>()]
  leer(['uno'], primera)
  leer(['dos'], segunda)
  expect(primera.mock.calls).toEqual([[0], [undefined]])
  ends.dispatchEvent(new Event('pagehide'))
  expect(segunda.mock.calls).toEqual([[0], [undefined]])
  expect(said).toHaveLength(2)
})
