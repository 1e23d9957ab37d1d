import imageCompression from 'browser-image-compression'

import { consejosDe } from '#model/papeles/consejos.ts'
import type { Preparado } from '#model/papeles/papel.ts'
import { sinMarcas } from '#model/papeles/sinMarcas.ts'
import { hastaElFin, hojasDe, tipoDe } from '#model/papeles/tipo.ts'

import { CALIDAD, type Imagen, dibujada, enGris } from './dibujar.ts'

/** WIZ-13. */
export const PESADA = 600 * 1024
const MAX_MB = 1
export const MAX_LADO = 1024

const MINIATURA = 128

/** A picture that was too heavy for the provider, from the first of these on that makes it much lighter; the last can still be read. */
const MAS_LIVIANA = [
  { lado: 1024, calidad: 0.7 },
  { lado: 1024, calidad: 0.5 },
  { lado: 800, calidad: 0.5 },
] as const
const MUCHO_MAS_LIVIANA = 0.6
const ALGO_MAS_LIVIANA = 0.9

type Avance = { onAvance: (parte: number) => void; signal: AbortSignal }

/** Makes a file ready to be sent: what it is by its bytes, right side up, without its camera's marks, and not too heavy. */
export async function prepararPapel(file: Blob, avance: Avance): Promise<Preparado> {
  const picked = new Uint8Array(await file.arrayBuffer())
  const type = tipoDe(picked)
  if (type === 'application/pdf')
    return {
      state: 'lista',
      bytes: hastaElFin(picked).buffer,
      type,
      hojas: hojasDe(picked) ?? 0,
      consejos: [],
      miniatura: undefined,
    }
  if (type !== 'image/jpeg' && type !== 'image/png') return { state: 'no', porQue: type }
  try {
    const bytes = await comoSeEnvia(picked, type, avance)
    const miniatura = await dibujada(new Blob([bytes]), 'image/jpeg', MINIATURA)
    const consejos = consejosDe(await enGris(new Blob([bytes])))
    return { state: 'lista', bytes, type, hojas: 1, consejos, miniatura }
  } catch {
    // No browser says why a picture cannot be drawn; a person who cancelled does not ask.
    return avance.signal.aborted ? { state: 'cancelada' } : { state: 'no', porQue: 'rota' }
  }
}

async function comoSeEnvia(
  picked: Uint8Array<ArrayBuffer>,
  type: Imagen,
  avance: Avance,
): Promise<ArrayBuffer> {
  const whole = new Blob([picked], { type })
  if (picked.length > PESADA && type === 'image/png') return menor(whole)
  if (picked.length > PESADA) return limpia(await achicada(whole, avance), type)
  // Whoever cannot see it cannot judge it: half a picture has a head, too.
  const drawn = await createImageBitmap(whole)
  drawn.close()
  const clean = sinMarcas(picked, type)
  // Turned by its camera's mark, or not built as others expect: drawn anew as it is seen.
  if (clean?.giro !== 1) return dibujada(whole, type)
  return clean.bytes.buffer
}

/** Browsers write no marks of their own into what they draw; what one did all the same is taken out. */
async function limpia(blob: Blob, type: Imagen): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return (sinMarcas(bytes, type)?.bytes ?? bytes).buffer
}

/** A drawing keeps its kind: the compression's own encoder of these takes minutes on a phone, the browser's does not. */
async function menor(whole: Blob): Promise<ArrayBuffer> {
  for (let lado = MAX_LADO; ; lado = Math.round(lado * 0.75)) {
    const drawn = await dibujada(whole, 'image/png', lado)
    if (drawn.byteLength <= MAX_MB * 1024 * 1024) return drawn
  }
}

async function achicada(whole: Blob, { onAvance, signal }: Avance): Promise<Blob> {
  const type = 'image/jpeg'
  try {
    return await imageCompression(new File([whole], 'foto', { type }), {
      maxSizeMB: MAX_MB,
      maxWidthOrHeight: MAX_LADO,
      initialQuality: CALIDAD,
      // It is drawn as it is seen: turning it once more would be once too often.
      exifOrientation: 1,
      // This is a worker already, and its own would come from a stranger's address.
      useWebWorker: false,
      onProgress: (percent) => onAvance(percent / 100),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    // In Safari's engine it looks for a page around it: drawn by hand there.
    return new Blob([await dibujada(whole, type, MAX_LADO)], { type })
  }
}

/** A picture made lighter than it is sent otherwise; undefined where that can hardly be done, or it is none. */
export async function masLiviana(picture: Blob): Promise<ArrayBuffer | undefined> {
  let lightest: ArrayBuffer | undefined
  for (const { lado, calidad } of MAS_LIVIANA) {
    lightest = await dibujada(picture, 'image/jpeg', lado, calidad).catch(() => undefined)
    if (!lightest || lightest.byteLength <= picture.size * MUCHO_MAS_LIVIANA) return lightest
  }
  return lightest && lightest.byteLength <= picture.size * ALGO_MAS_LIVIANA ? lightest : undefined
}
