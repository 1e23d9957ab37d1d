import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  getDocument,
} from 'pdfjs-dist'

/** CSS pixels of a point: at 1 a page is as large as it is on paper. */
const EN_PAPEL = 96 / 72

const ANCHO_A4 = 794

/** More than a cheap phone should hold for one page. */
const MAX_PIXELES = 5_000_000

export type Hoja = {
  /** Its size on paper, in CSS pixels. */
  ancho: number
  alto: number
  /** Draws it so large, with its text over it to be selected. */
  dibujar: (en: { lienzo: HTMLCanvasElement; texto?: HTMLElement }, escala: number) => Promise<void>
}

export type PdfAbierto = { hojas: Hoja[]; cerrar: () => void }

/** Opens a PDF in a worker of its own. Scripts in it are never run, forms and links are only drawn (SEC-37). */
export async function abrirPdf(bytes: ArrayBuffer): Promise<PdfAbierto> {
  const port = new Worker(new URL('../../../workers/pdf.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('The reader of PDFs did not arrive.')))
  })
  const worker = PDFWorker.create({ port })
  // It takes the bytes away: a copy of them.
  const data = new Uint8Array(bytes.slice(0))
  const opening = getDocument({
    data,
    worker,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: true,
  })
  const cerrar = () => {
    void opening.destroy()
    worker.destroy()
    port.terminate()
  }
  try {
    const pdf = await Promise.race([opening.promise, failed])
    return { hojas: await hojasDe(pdf), cerrar }
  } catch (error) {
    cerrar()
    throw error
  }
}

/** A picture that was sent is a document of one page, as wide as paper at most. */
export async function abrirFoto(bytes: ArrayBuffer, type: string): Promise<PdfAbierto> {
  const foto = await createImageBitmap(new Blob([bytes], { type }))
  const ancho = Math.min(foto.width, ANCHO_A4)
  const alto = (foto.height * ancho) / foto.width
  const dibujar: Hoja['dibujar'] = async ({ lienzo }, escala) => {
    const denser = Math.min(devicePixelRatio, foto.width / (ancho * escala))
    lienzo.width = Math.round(ancho * escala * denser)
    lienzo.height = Math.round(alto * escala * denser)
    lienzo.getContext('2d')?.drawImage(foto, 0, 0, lienzo.width, lienzo.height)
  }
  return { hojas: [{ ancho, alto, dibujar }], cerrar: () => foto.close() }
}

async function hojasDe(pdf: PDFDocumentProxy): Promise<Hoja[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
  return pages.map((page) => {
    const { width, height } = page.getViewport({ scale: EN_PAPEL })
    return { ancho: width, alto: height, dibujar: dibujarEn(page) }
  })
}

const dibujarEn =
  (page: PDFPageProxy): Hoja['dibujar'] =>
  async ({ lienzo, texto }, escala) => {
    const scale = EN_PAPEL * escala
    const { width, height } = page.getViewport({ scale })
    const denser = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELES / (width * height)))
    const viewport = page.getViewport({ scale: scale * denser })
    lienzo.width = Math.floor(viewport.width)
    lienzo.height = Math.floor(viewport.height)
    await page.render({ canvas: lienzo, viewport, background: '#fff' }).promise
    if (!texto) return
    texto.replaceChildren()
    texto.style.setProperty('--total-scale-factor', String(scale))
    const textContentSource = await page.getTextContent()
    const layer = new TextLayer({
      textContentSource,
      container: texto,
      viewport: page.getViewport({ scale }),
    })
    await layer.render()
  }
