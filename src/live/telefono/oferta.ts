/** The event of browsers that can install; their standard types do not have it. */
type Oferta = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let oferta: Oferta | undefined
let installed = false
// A list of listeners and not an atom: jotai would add 3.5 KB to the first script. Screens read it through an atom
// (`instalar.ts`).
const listeners = new Set<() => void>()

function note(change: () => void): void {
  change()
  for (const tell of listeners) tell()
}

// Registered in the first script: the browser makes its offer once, possibly before the menu is opened.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault()
  note(() => (oferta = event as Oferta)) // The type of this event in all browsers that have it.
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

/** Shows the browser's question. Each offer allows one question; after a 'no' the browser makes a new offer. */
export async function aceptarOferta(): Promise<void> {
  const taken = oferta
  note(() => (oferta = undefined))
  await taken?.prompt()
}
