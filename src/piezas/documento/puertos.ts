/** Time in ms that a worker without a document is kept. */
const OCIO = 60_000

let libre: Worker | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Starts a worker before the document has arrived, so that both come side by side. */
export function encenderPuerto(): void {
  if (!libre) dejarPuerto(nuevo())
}

/** A worker that reads PDFs, for one document at a time: the last closed document's, or a new one. */
export function tomarPuerto(): Worker {
  clearTimeout(timer)
  const port = libre ?? nuevo()
  libre = undefined
  return port
}

/** Keeps the worker of a closed document for the next document: a cheap phone starts a new one in half a second. */
export function dejarPuerto(port: Worker): void {
  if (libre) return port.terminate()
  libre = port
  timer = setTimeout(() => {
    libre?.terminate()
    libre = undefined
  }, OCIO)
}

function nuevo(): Worker {
  const port = new Worker(new URL('../../../workers/pdf.ts', import.meta.url), { type: 'module' })
  // The worker's script did not arrive: the next document tries again.
  port.addEventListener('error', () => {
    if (libre === port) libre = undefined
  })
  return port
}
