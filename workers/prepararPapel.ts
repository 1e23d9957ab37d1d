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

/** WIZ-13: a picture with more bytes is compressed. */
export const PESADA = 600 * 1024
const MAX_MB = 1
export const MAX_LADO = 1024

/** Longest side in points of a light picture that stays unchanged; Safari cannot draw a longer one. */
const MAX_LADO_LIVIANA = 16_384

const MINIATURA = 128

/**
 * Sizes for a picture that the provider found too large: the first size that makes it much lighter is used. Text is
 * readable even in the last size.
 */
const MAS_LIVIANA = [
  { lado: 1024, calidad: 0.7 },
  { lado: 1024, calidad: 0.5 },
  { lado: 800, calidad: 0.5 },
] as const
const MUCHO_MAS_LIVIANA = 0.6
const ALGO_MAS_LIVIANA = 0.9

type Avance = { onAvance: (parte: number) => void; signal: AbortSignal }
/** `deUnaVez`: the picture has so many points that the compression library's own steps would need too much memory. */
type Como = Avance & { deUnaVez: boolean }

/** Prepares a file for sending: type by its bytes, right side up, without camera metadata, and not too large. */
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
    // No browser says why a picture cannot be drawn. A cancelled preparation needs no reason.
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
  // Drawn once even if it stays unchanged: a cut-off picture may have a valid header.
  return abierta(whole, async (picture) => {
    if (picked.length > PESADA) {
      const { bytes, canvas } = await menor(picture, type)
      return conVista(bytes, type, canvas)
    }
    const clean = sinMarcas(picked, type)
    const esLarga = Math.max(picture.width, picture.height) > MAX_LADO_LIVIANA
    if (clean?.giro === 1 && !esLarga) return conVista(clean.bytes.buffer, type, picture)
    // Rotated by its metadata, unusually encoded, or too long: drawn again, the right way up.
    return conVista(
      await comoArchivo(lienzoDe(picture, MAX_LADO_LIVIANA, type), type),
      type,
      picture,
    )
  })
}

/** A prepared picture, with its thumbnail and the problems that may make it unreadable. */
async function conVista(bytes: ArrayBuffer, type: Imagen, picture: Abierta): Promise<Preparado> {
  const miniatura = await comoArchivo(lienzoDe(picture, MINIATURA), 'image/jpeg')
  const consejos = consejosDe(grisDe(picture))
  return { state: 'lista', bytes, type, hojas: 1, consejos, miniatura }
}

/** Browsers add no metadata to a drawn picture; if one does, it is removed. */
async function limpia(blob: Blob, type: Imagen): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return (sinMarcas(bytes, type)?.bytes ?? bytes).buffer
}

/**
 * A drawn picture keeps its format: the compression library's own encoder takes minutes on a phone, the browser's does
 * not.
 */
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
      // The picture is already the right way up: the library must not rotate it again.
      exifOrientation: 1,
      // This code already runs in a worker, and the library's own worker would come from a foreign address.
      useWebWorker: false,
      onProgress: (percent) => onAvance(percent / 100),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    // In Safari's engine the library expects a page.
    return aMano()
  }
}

/** A lighter version of a picture; undefined for another file, or if it hardly gets lighter. */
export async function masLiviana(picture: Blob): Promise<ArrayBuffer | undefined> {
  let lightest: ArrayBuffer | undefined
  for (const { lado, calidad } of MAS_LIVIANA) {
    lightest = await dibujada(picture, 'image/jpeg', lado, calidad).catch(() => undefined)
    if (!lightest || lightest.byteLength <= picture.size * MUCHO_MAS_LIVIANA) return lightest
  }
  return lightest && lightest.byteLength <= picture.size * ALGO_MAS_LIVIANA ? lightest : undefined
}
