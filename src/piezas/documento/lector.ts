import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

import { dejarPuerto, tomarPuerto } from './puertos.ts'

/** CSS pixels per point: at scale 1 a page has its paper size. */
const EN_PAPEL = 96 / 72

const A4 = { ancho: 794, alto: 1123 }

/** A slow phone opens a long document in a few seconds; after this time it has failed. */
const PACIENCIA = 30_000

/** Longest time in ms in which a worker lets go of a closed document. */
const DE_SALIDA = 2000

/** Maximum for one page that a cheap phone can hold in memory. */
const MAX_PIXELES = 5_000_000

export type Medida = { ancho: number; alto: number }

export type Hoja = {
  /** Paper size in CSS pixels. */
  medida: Medida
  /** Draws the page at a scale. */
  dibujar: (lienzo: HTMLCanvasElement, escala: number, signal?: AbortSignal) => Promise<void>
  /** Lays selectable text over the drawing; a photo has none. */
  escribir?: (texto: HTMLElement, escala: number) => Promise<void>
}

export type DocumentoAbierto = {
  paginas: number
  /** Size of the first page, used for pages that are not read yet. */
  medida: Medida
  /** Reads one page, counted from 0. */
  hoja: (at: number) => Promise<Hoja>
  cerrar: () => void
}

/**
 * Opens a PDF in a worker that reads no other document at the same time. Its scripts never run; forms and links are
 * only drawn (SEC-37).
 */
export async function abrirPdf(bytes: ArrayBuffer): Promise<DocumentoAbierto> {
  const port = tomarPuerto()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const failed = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('The reader of PDFs did not arrive.')))
    waiting = setTimeout(() => reject(new Error('The reader of PDFs did not end.')), PACIENCIA)
  })
  const worker = PDFWorker.create({ port })
  // A copy, because pdf.js transfers the bytes to its worker.
  const data = new Uint8Array(bytes.slice(0))
  const opening = getDocument({
    data,
    worker,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: true,
  })
  const terminar = () => {
    worker.destroy()
    port.terminate()
  }
  // A worker that is still busy with the document is of no use for the next one.
  const cerrar = () => {
    const late = setTimeout(terminar, DE_SALIDA)
    void opening.destroy().then(() => {
      clearTimeout(late)
      if (!worker.destroyed) dejarPuerto(port)
    }, terminar)
  }
  try {
    const pdf = await Promise.race([opening.promise, failed])
    const hoja = (at: number) => hojaDe(pdf, at)
    // If the first page cannot be read, the document opens anyway, and the page itself shows the error.
    const medida = await Promise.race([hoja(0), failed]).then(
      (primera) => primera.medida,
      () => A4,
    )
    return { paginas: pdf.numPages, medida, hoja, cerrar }
  } catch (error) {
    void opening.destroy().catch(() => undefined) // The worker ends here: no other answer is needed.
    terminar()
    throw error
  } finally {
    clearTimeout(waiting)
  }
}

/** A picture as a document of one page, at most as wide as paper. */
export async function abrirFoto(bytes: ArrayBuffer, type: string): Promise<DocumentoAbierto> {
  const foto = await createImageBitmap(new Blob([bytes], { type }))
  const ancho = Math.min(foto.width, A4.ancho)
  const alto = (foto.height * ancho) / foto.width
  const dibujar: Hoja['dibujar'] = async (lienzo, escala) => {
    const denser = Math.min(devicePixelRatio, foto.width / (ancho * escala))
    lienzo.width = Math.round(ancho * escala * denser)
    lienzo.height = Math.round(alto * escala * denser)
    lienzo.getContext('2d')?.drawImage(foto, 0, 0, lienzo.width, lienzo.height)
  }
  const medida = { ancho, alto }
  return {
    paginas: 1,
    medida,
    hoja: async () => ({ medida, dibujar }),
    cerrar: () => foto.close(),
  }
}

async function hojaDe(pdf: PDFDocumentProxy, at: number): Promise<Hoja> {
  const page = await pdf.getPage(at + 1)
  const { width, height } = page.getViewport({ scale: EN_PAPEL })
  return {
    medida: { ancho: width, alto: height },
    dibujar: dibujarEn(page),
    escribir: escribirEn(page),
  }
}

const dibujarEn =
  (page: PDFPageProxy): Hoja['dibujar'] =>
  async (lienzo, escala, signal) => {
    const scale = EN_PAPEL * escala
    const { width, height } = page.getViewport({ scale })
    const denser = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELES / (width * height)))
    const viewport = page.getViewport({ scale: scale * denser })
    lienzo.width = Math.floor(viewport.width)
    lienzo.height = Math.floor(viewport.height)
    const task = page.render({ canvas: lienzo, viewport, background: '#fff' })
    signal?.addEventListener('abort', () => task.cancel())
    await task.promise
  }

const escribirEn = (page: PDFPageProxy) => async (texto: HTMLElement, escala: number) => {
  const scale = EN_PAPEL * escala
  texto.style.setProperty('--total-scale-factor', String(scale))
  // The stream is passed on unread: getTextContent() iterates it, which Safari does not support.
  const textContentSource = page.streamTextContent()
  const viewport = page.getViewport({ scale })
  await new TextLayer({ textContentSource, container: texto, viewport }).render()
}
