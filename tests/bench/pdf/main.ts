// The least that opens a PDF with pdf.js: its code at the first press, its first page on a canvas.
const EN_PAPEL = 96 / 72

let lector: typeof import('pdfjs-dist/legacy/build/pdf.mjs') | undefined
let port: Worker | undefined

/** From a press to the frame with the page. The bytes are on the phone, as the product's are. */
async function abrir(bytes: ArrayBuffer): Promise<number> {
  const begun = performance.now()
  port ??= new Worker(new URL('../../../workers/pdf.ts', import.meta.url), { type: 'module' })
  lector ??= await import('pdfjs-dist/legacy/build/pdf.mjs')
  const worker = lector.PDFWorker.create({ port })
  const data = new Uint8Array(bytes.slice(0))
  const pdf = await lector.getDocument({ data, worker, isEvalSupported: false, useWasm: false })
    .promise
  const page = await pdf.getPage(1)
  const width = page.getViewport({ scale: EN_PAPEL }).width
  const scale = (EN_PAPEL * innerWidth * devicePixelRatio) / width
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, background: '#fff' }).promise
  document.querySelector('main')?.replaceChildren(canvas)
  const ms = await new Promise<number>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - begun))
      port1.start()
      port2.postMessage(0)
    }),
  )
  await pdf.destroy()
  return ms
}

Object.assign(globalThis, { abrir })
