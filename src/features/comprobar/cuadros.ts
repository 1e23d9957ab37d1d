/** Reads the QR of a picture; undefined where it finds none. */
export type Leer = (picture: ImageData) => Promise<string | undefined>

// What a reader misses at one size it finds at another: no two frames in a row have the same.
const LADOS = [720, 480, 600]
let cuadros = 0

let lienzo: CanvasRenderingContext2D | null | undefined

/** The middle of what the camera sees, which is what the square on screen shows; small, so that a slow phone keeps up. */
export function cuadroDe(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  const side = Math.min(videoWidth, videoHeight)
  if (side === 0) return undefined
  const size = Math.min(LADOS[cuadros++ % LADOS.length] ?? side, side)
  const [x, y] = [(videoWidth - side) / 2, (videoHeight - side) / 2]
  return draw(size, size, (canvas) => canvas.drawImage(video, x, y, side, side, 0, 0, size, size))
}

// A photo of twelve megapixels holds its QR somewhere: small first, where a code that fills it is read at once.
const ANCHOS = [800, 600, 1050, 400, 1400, 320, 2200]

/** How long the longest side of a picture is when it is looked at, time after time. */
export function ladosPara(longest: number): number[] {
  return [...new Set(ANCHOS.map((wanted) => Math.min(wanted, longest)))]
}

/** What is found in a photo, tried at several sizes; undefined where there is nothing, or where it is no picture. */
export async function leerFoto(file: Blob, leer: Leer): Promise<string | undefined> {
  const photo = await createImageBitmap(file).catch(() => undefined)
  if (!photo) return undefined
  try {
    const longest = Math.max(photo.width, photo.height)
    for (const wanted of ladosPara(longest)) {
      const scale = wanted / longest
      const [width, height] = [photo.width, photo.height].map((of) =>
        Math.max(1, Math.round(of * scale)),
      ) as [number, number]
      const picture = draw(width, height, (canvas) => canvas.drawImage(photo, 0, 0, width, height))
      const text = picture && (await leer(picture))
      if (text !== undefined) return text
    }
    return undefined
  } finally {
    photo.close()
  }
}

function draw(
  width: number,
  height: number,
  paint: (canvas: CanvasRenderingContext2D) => void,
): ImageData | undefined {
  lienzo ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!lienzo) return undefined
  Object.assign(lienzo.canvas, { width, height })
  paint(lienzo)
  return lienzo.getImageData(0, 0, width, height)
}
