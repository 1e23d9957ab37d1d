/** Reads the QR of a picture; undefined where it finds none. */
export type Leer = (picture: ImageData) => Promise<string | undefined>

// What the reader misses at one size it finds at another, but for one clean code in a hundred: that one it finds turned a
// little. No two frames in a row are looked at in the same way.
const VUELTA = 0.12
const DE_CAMARA: Mirada[] = [
  { lado: 720, vuelta: 0 },
  { lado: 480, vuelta: 0 },
  { lado: 600, vuelta: 0 },
  { lado: 480, vuelta: VUELTA },
]
let cuadros = 0

/** A way to look at a picture: how long its longest side is made, and by how much it is turned. */
export type Mirada = { lado: number; vuelta: number }

let lienzo: CanvasRenderingContext2D | null | undefined

/** The middle of what the camera sees, which is what the square on screen shows; small, so that a slow phone keeps up. */
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

// A photo of twelve megapixels holds its QR somewhere: small first, where a code that fills it is read at once.
const ANCHOS = [800, 600, 1050, 400, 1400, 320, 2200, 260, 200]

/** How a photo is looked at, time after time. */
export function miradasPara(longest: number): Mirada[] {
  const lados = [...new Set(ANCHOS.map((wanted) => Math.min(wanted, longest)))]
  return [0, VUELTA].flatMap((vuelta) => lados.map((lado) => ({ lado, vuelta })))
}

type Leida = { state: 'leida'; text: string } | { state: 'sin-qr' | 'sin-lector' }

/** What is found in a photo, looked at in several ways; nothing, where it is no picture. */
export async function leerFoto(file: Blob, leer: Leer): Promise<Leida> {
  const photo = await createImageBitmap(file).catch(() => undefined)
  if (!photo) return { state: 'sin-qr' }
  try {
    const longest = Math.max(photo.width, photo.height)
    for (const { lado, vuelta } of miradasPara(longest)) {
      const [width, height] = [photo.width, photo.height].map((of) =>
        Math.max(1, Math.round((of * lado) / longest)),
      ) as [number, number]
      const picture = draw(width, height, vuelta, (canvas) =>
        canvas.drawImage(photo, 0, 0, width, height),
      )
      const text = picture && (await leer(picture))
      if (text !== undefined) return { state: 'leida', text }
    }
    return { state: 'sin-qr' }
  } catch {
    return { state: 'sin-lector' } // its file did not arrive
  } finally {
    photo.close()
  }
}

/** What is painted so wide and so high, on white where it is turned. */
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
  lienzo.imageSmoothingQuality = 'high' // otherwise a picture made smaller loses rows of its code
  lienzo.fillStyle = '#fff'
  lienzo.fillRect(0, 0, wide, high)
  lienzo.translate(wide / 2, high / 2)
  lienzo.rotate(vuelta)
  lienzo.translate(-width / 2, -height / 2)
  paint(lienzo)
  return lienzo.getImageData(0, 0, wide, high)
}
