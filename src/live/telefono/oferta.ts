/** What a browser that installs hands over; no browser's own types know it. */
type Oferta = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let oferta: Oferta | undefined
let installed = false
// By hand: the first script is too early for jotai's 3.5 KB. Screens read it through an atom (`instalar.ts`).
const listeners = new Set<() => void>()

function note(change: () => void): void {
  change()
  for (const tell of listeners) tell()
}

// From the first script on: the browser makes its offer once, long before anybody opens a menu.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault()
  note(() => (oferta = event as Oferta)) // what this event is, wherever it is known
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

/** Has the browser ask. An offer is good for one question; after a 'no' the browser makes another. */
export async function aceptarOferta(): Promise<void> {
  const taken = oferta
  note(() => (oferta = undefined))
  await taken?.prompt()
}
