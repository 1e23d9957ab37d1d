/** The event of browsers that can install; their standard types do not have it. */
type Oferta = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let oferta: Oferta | undefined
let installed = false
// A list of listeners: jotai's 3.5 KB are too much for the first script. Screens read it through an atom (`instalar.ts`).
const listeners = new Set<() => void>()

function note(change: () => void): void {
  change()
  for (const tell of listeners) tell()
}

// Heard from the first script on: the browser makes its offer once, before a menu is opened.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault()
  note(() => (oferta = event as Oferta)) // the type of this event, in all browsers that have it
})
globalThis.addEventListener?.('appinstalled', () =>
  note(() => {
    oferta = undefined
    installed = true
  }),
)

export const ofrecida = (): boolean => oferta !== undefined
export const seInstalo = (): boolean => installed

export function onOferta(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Shows the browser's question. Each offer allows one question; after a 'no' the browser makes another offer. */
export async function aceptarOferta(): Promise<void> {
  const taken = oferta
  note(() => (oferta = undefined))
  await taken?.prompt()
}
