/** Reads all QRs in a picture. */
export type Leer = (picture: ImageData) => Promise<string[]>

// A code that the reader misses at one size is usually found at another. One clean code in a hundred is only found when
// it is turned a little. So consecutive frames differ in size or angle.
const VUELTA = 0.12
const DE_CAMARA: Mirada[] = [
  { lado: 720, vuelta: 0 },
  { lado: 480, vuelta: 0 },
  { lado: 600, vuelta: 0 },
  { lado: 480, vuelta: VUELTA },
]
let cuadros = 0

/** Size of the longest side, and rotation, in which a picture is read. */
export type Mirada = { lado: number; vuelta: number }

let lienzo: CanvasRenderingContext2D | null | undefined

/** The middle of the camera's picture, which is the square on the screen. Small, so that a slow phone keeps up. */
export function cuadroDe(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  const side = Math.min(videoWidth, videoHeight)
  const mirada = DE_CAMARA[cuadros++ % DE_CAMARA.length]
  if (side === 0 || !mirada) return undefined
  const size = Math.min(mirada.lado, side)
  const [x, y] = [(videoWidth - side) / 2, (videoHeight - side) / 2]
  return draw(size, size, mirada.vuelta, (canvas) =>
    canvas.drawImage(video, x, y, side, side, 0, 0, size, size),
  )
}

// The QR may be anywhere in a photo of twelve megapixels. Small sizes come first: a code that fills the photo is read
// at once.
const ANCHOS = [800, 600, 1050, 400, 1400, 320, 2200, 260, 200]

/** Sizes and angles in which a photo is read, one after the other. */
export function miradasPara(longest: number): Mirada[] {
  const lados = [...new Set(ANCHOS.map((wanted) => Math.min(wanted, longest)))]
  return [0, VUELTA].flatMap((vuelta) => lados.map((lado) => ({ lado, vuelta })))
}

/** Reason why a photo gives no code. 'varios': it has several, and only the person knows the right one. */
export type SinLeer = 'sin-qr' | 'varios' | 'vacia' | 'es-pdf' | 'no-se-abre' | 'sin-lector'
type Leida = { state: 'leida'; text: string } | { state: SinLeer }

/**
 * Reads the code in a photo, at several sizes and angles. `avance`: called with the progress. `basta`: stops the
 * reading once it returns true.
 */
export async function leerFoto(
  file: Blob,
  leer: Leer,
  avance: (parte: number) => void = () => {},
  basta: () => boolean = () => false,
): Promise<Leida> {
  const photo = await createImageBitmap(file).catch(() => undefined)
  if (!photo) return { state: await porQueNoSeAbre(file) }
  try {
    const longest = Math.max(photo.width, photo.height)
    const miradas = miradasPara(longest)
    for (const [at, { lado, vuelta }] of miradas.entries()) {
      if (basta()) break
      avance(at / miradas.length)
      const [width, height] = [photo.width, photo.height].map((of) =>
        Math.max(1, Math.round((of * lado) / longest)),
      ) as [number, number]
      const picture = draw(width, height, vuelta, (canvas) =>
        canvas.drawImage(photo, 0, 0, width, height),
      )
      const [text, otro] = new Set(picture && (await leer(picture)))
      if (otro !== undefined) return { state: 'varios' }
      if (text !== undefined) return { state: 'leida', text }
    }
    return { state: 'sin-qr' }
  } catch {
    return { state: 'sin-lector' } // The reader's code did not load.
  } finally {
    photo.close()
  }
}

async function porQueNoSeAbre(file: Blob): Promise<SinLeer> {
  if (file.size === 0) return 'vacia'
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => '') // The file was moved or deleted after it was picked.
  return start === '%PDF-' ? 'es-pdf' : 'no-se-abre'
}

/** Draws a picture of this size, turned, on a white ground, and returns its pixels. */
function draw(
  width: number,
  height: number,
  vuelta: number,
  paint: (canvas: CanvasRenderingContext2D) => void,
): ImageData | undefined {
  lienzo ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!lienzo) return undefined
  const wide = Math.ceil(width + height * vuelta)
  const high = Math.ceil(height + width * vuelta)
  Object.assign(lienzo.canvas, { width: wide, height: high })
  lienzo.imageSmoothingQuality = 'high' // Otherwise a reduced picture would lose rows of its code.
  lienzo.fillStyle = '#fff'
  lienzo.fillRect(0, 0, wide, high)
  lienzo.translate(wide / 2, high / 2)
  lienzo.rotate(vuelta)
  lienzo.translate(-width / 2, -height / 2)
  paint(lienzo)
  return lienzo.getImageData(0, 0, wide, high)
}
