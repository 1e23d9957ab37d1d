/** Reads the QR of a picture; undefined where it finds none. */
export type Leer = (picture: ImageData) => Promise<string | undefined>

const LADO = 720

let lienzo: CanvasRenderingContext2D | null | undefined

/** The middle of what the camera sees, which is what the square on screen shows; small, so that a slow phone keeps up. */
export function cuadroDe(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  const side = Math.min(videoWidth, videoHeight)
  if (side === 0) return undefined
  const size = Math.min(LADO, side)
  const [x, y] = [(videoWidth - side) / 2, (videoHeight - side) / 2]
  return draw(size, size, (canvas) => canvas.drawImage(video, x, y, side, side, 0, 0, size, size))
}

// A photo of twelve megapixels holds its QR somewhere: small first, where a code that fills it is read at once.
const ANCHOS = [800, 1400, 2200]

/** What is found in a photo, tried at several sizes; undefined where there is nothing, or where it is no picture. */
export async function leerFoto(file: Blob, leer: Leer): Promise<string | undefined> {
  const photo = await createImageBitmap(file).catch(() => undefined)
  if (!photo) return undefined
  try {
    const longest = Math.max(photo.width, photo.height)
    for (const wanted of ANCHOS) {
      const scale = Math.min(1, wanted / longest)
      const [width, height] = [photo.width, photo.height].map((of) =>
        Math.max(1, Math.round(of * scale)),
      ) as [number, number]
      const picture = draw(width, height, (canvas) => canvas.drawImage(photo, 0, 0, width, height))
      const text = picture && (await leer(picture))
      if (text !== undefined || scale === 1) return text
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
