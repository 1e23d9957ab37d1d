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
  chicaDe,
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
    return await lista(picked, type, avance)
  } catch {
    // No browser says why a picture cannot be drawn. A cancelled preparation needs no reason.
    return avance.signal.aborted ? { state: 'cancelada' } : { state: 'no', porQue: 'rota' }
  }
}

async function lista(
  picked: Uint8Array<ArrayBuffer>,
  type: Imagen,
  avance: Avance,
): Promise<Preparado> {
  const esPesada = picked.length > PESADA
  if (esPesada) avanzar(avance, 0.05)
  // Drawn once even if it stays unchanged: a cut-off picture may have a valid header.
  return abierta(new Blob([picked], { type }), async (picture) => {
    const achicada = async () => {
      const { bytes, canvas } = await menor(picture, type, avance)
      return conVista(bytes, type, canvas)
    }
    if (esPesada) return achicada()
    const clean = sinMarcas(picked, type)
    const esLarga = Math.max(picture.width, picture.height) > MAX_LADO_LIVIANA
    if (clean?.giro === 1 && !esLarga) return conVista(clean.bytes.buffer, type, picture)
    // Rotated by its metadata, unusually encoded, or too long: drawn again, the right way up.
    const drawn = await comoArchivo(lienzoDe(picture, MAX_LADO_LIVIANA, type), type)
    // Our encoding can be far heavier than the camera's, which may have saved at a low quality.
    return drawn.byteLength <= PESADA ? conVista(drawn, type, picture) : achicada()
  })
}

/** A prepared picture, with its thumbnail and the problems that may make it unreadable. */
async function conVista(bytes: ArrayBuffer, type: Imagen, picture: Abierta): Promise<Preparado> {
  const chica = chicaDe(picture)
  const miniatura = await comoArchivo(lienzoDe(chica, MINIATURA), 'image/jpeg')
  return { state: 'lista', bytes, type, hojas: 1, consejos: consejosDe(grisDe(chica)), miniatura }
}

/** Tells how much is done; throws if the person has cancelled. */
function avanzar({ onAvance, signal }: Avance, parte: number): void {
  signal.throwIfAborted()
  onAvance(parte)
}

/**
 * A picture of at most these sides and bytes, in its own format. It is drawn from the decoded picture: given the file, the
 * library would draw it in its full size first, and keep nothing for thumbnail and advice.
 */
async function menor(picture: Abierta, type: Imagen, avance: Avance) {
  avanzar(avance, 0.5)
  for (let lado = MAX_LADO; ; lado = Math.round(lado * 0.75)) {
    const canvas = lienzoDe(picture, lado, type)
    const bytes = type === 'image/jpeg' ? await comoJpeg(canvas) : await comoArchivo(canvas, type)
    avanzar(avance, 0.9)
    if (bytes.byteLength <= MAX_MB * 1024 * 1024) return { bytes, canvas }
  }
}

/** The library's types know a page's canvas alone; its code takes this one too. */
type SuLienzo = Parameters<typeof imageCompression.canvasToFile>[0]

/** For JPEGs alone: the library's own encoder of PNG takes minutes on a phone, the browser's does not. */
async function comoJpeg(canvas: OffscreenCanvas): Promise<ArrayBuffer> {
  const type = 'image/jpeg'
  const suyo = canvas as unknown as SuLienzo
  const file = await imageCompression.canvasToFile(suyo, type, 'foto', 0, CALIDAD)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Browsers add no metadata to a drawn picture; if one does, it is removed.
  return (sinMarcas(bytes, type)?.bytes ?? bytes).buffer
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
