import imageCompression from 'browser-image-compression'

import { consejosDe } from '#model/papeles/consejos.ts'
import type { Preparado } from '#model/papeles/papel.ts'
import { sinDibujar } from '#model/papeles/sinDibujar.ts'
import { sinMarcas } from '#model/papeles/sinMarcas.ts'
import { esInmensa, tamanoDe } from '#model/papeles/tamanoDe.ts'
import { tipoDe } from '#model/papeles/tipo.ts'

import {
  type Abierta,
  CALIDAD,
  type Imagen,
  abierta,
  comoArchivo,
  dibujada,
  grisDe,
  lienzoDe,
} from './dibujar.ts'

/** WIZ-13. */
export const PESADA = 600 * 1024
const MAX_MB = 1
export const MAX_LADO = 1024

/** A light picture stays as it is up to this side; a longer one cannot be drawn by Safari. */
const MAX_LADO_LIVIANA = 16_384

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
/** `deUnaVez`: the compression's drawings of so many pixels would fill the memory. */
type Como = Avance & { deUnaVez: boolean }

/** Makes a file ready to be sent: what it is by its bytes, right side up, without its camera's marks, and not too heavy. */
export async function prepararPapel(file: Blob, avance: Avance): Promise<Preparado> {
  const picked = new Uint8Array(await file.arrayBuffer())
  const listo = sinDibujar(picked)
  if (listo) return listo
  const type = tipoDe(picked) === 'image/png' ? 'image/png' : 'image/jpeg'
  const tamano = tamanoDe(picked, type)
  if (!tamano) return { state: 'no', porQue: 'rota' }
  if (esInmensa(tamano, picked.length > PESADA)) return { state: 'no', porQue: 'inmensa' }
  try {
    return await lista(picked, type, { ...avance, deUnaVez: esInmensa(tamano, false) })
  } catch {
    // No browser says why a picture cannot be drawn; a person who cancelled does not ask.
    return avance.signal.aborted ? { state: 'cancelada' } : { state: 'no', porQue: 'rota' }
  }
}

async function lista(
  picked: Uint8Array<ArrayBuffer>,
  type: Imagen,
  como: Como,
): Promise<Preparado> {
  const whole = new Blob([picked], { type })
  if (picked.length > PESADA && type === 'image/jpeg') {
    const bytes = await limpia(await achicada(whole, como), type)
    return abierta(new Blob([bytes]), (picture) => conVista(bytes, type, picture))
  }
  // Drawn although it stays as it is: half a picture has a header, too.
  return abierta(whole, async (picture) => {
    if (picked.length > PESADA) {
      const { bytes, canvas } = await menor(picture, type)
      return conVista(bytes, type, canvas)
    }
    const clean = sinMarcas(picked, type)
    const esLarga = Math.max(picture.width, picture.height) > MAX_LADO_LIVIANA
    if (clean?.giro === 1 && !esLarga) return conVista(clean.bytes.buffer, type, picture)
    // Turned by its camera's mark, not built as others expect, or too long: drawn anew as it is seen.
    return conVista(
      await comoArchivo(lienzoDe(picture, MAX_LADO_LIVIANA, type), type),
      type,
      picture,
    )
  })
}

/** A picture that is ready, with its small one and what may keep it from being read. */
async function conVista(bytes: ArrayBuffer, type: Imagen, picture: Abierta): Promise<Preparado> {
  const miniatura = await comoArchivo(lienzoDe(picture, MINIATURA), 'image/jpeg')
  const consejos = consejosDe(grisDe(picture))
  return { state: 'lista', bytes, type, hojas: 1, consejos, miniatura }
}

/** Browsers write no marks of their own into what they draw; what one did all the same is taken out. */
async function limpia(blob: Blob, type: Imagen): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return (sinMarcas(bytes, type)?.bytes ?? bytes).buffer
}

/** A drawing keeps its kind: the compression's own encoder of these takes minutes on a phone, the browser's does not. */
async function menor(picture: Abierta, type: Imagen) {
  for (let lado = MAX_LADO; ; lado = Math.round(lado * 0.75)) {
    const canvas = lienzoDe(picture, lado, type)
    const bytes = await comoArchivo(canvas, type)
    if (bytes.byteLength <= MAX_MB * 1024 * 1024) return { bytes, canvas }
  }
}

async function achicada(whole: Blob, { onAvance, signal, deUnaVez }: Como): Promise<Blob> {
  const type = 'image/jpeg'
  const aMano = async () => new Blob([await dibujada(whole, type, MAX_LADO)], { type })
  if (deUnaVez) return aMano()
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
    // In Safari's engine it looks for a page around it.
    return aMano()
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
