import { useCallback, useEffect, useRef, useState } from 'react'

import { useLatest } from '#ui/useLatest.ts'

import { type Leer, cuadroDe } from './cuadros.ts'

export type EstadoDeCamara =
  | 'cerrada'
  | 'abriendo'
  | 'abierta'
  | 'sin-permiso'
  | 'sin-camara'
  /** Another application uses the camera. */
  | 'ocupada'
  /** The reader's code is not on this phone, so pictures cannot be read. */
  | 'sin-lector'

const ENTRE_CUADROS = 80

export type Camara = ReturnType<typeof useCamara>

/**
 * The rear camera. It stops at the first code, when the page is hidden, and when the screen is left. `sirve`: accepts a
 * code; others are ignored. `pausa`: time in ms between two pictures.
 */
export function useCamara(
  leer: Leer,
  onTexto: (text: string) => void,
  sirve: (text: string) => boolean = siempre,
  pausa = ENTRE_CUADROS,
) {
  const video = useRef<HTMLVideoElement>(null)
  const [estado, setEstado] = useState<EstadoDeCamara>('cerrada')
  const [stream, setStream] = useState<MediaStream>()
  const opening = useRef(0)
  const latest = useLatest({ onTexto, sirve })

  const cerrar = useCallback((como: EstadoDeCamara = 'cerrada') => {
    opening.current += 1
    setStream(undefined)
    setEstado(como)
  }, [])

  const abrir = useCallback(async () => {
    opening.current += 1
    const mine = opening.current
    setEstado('abriendo')
    const opened = await openCamera()
    if (mine !== opening.current) return typeof opened === 'string' ? undefined : stop(opened)
    if (typeof opened === 'string') return setEstado(opened)
    setStream(opened)
    setEstado('abierta')
  }, [])

  useEffect(() => {
    const seen = video.current
    if (!stream || !seen) return
    let over = false
    seen.srcObject = stream
    const ended = () => cerrar()
    for (const track of stream.getTracks()) track.addEventListener('ended', ended)
    const leerUno = async (picture: ImageData) =>
      (await leer(picture)).find((text) => latest.current.sirve(text))
    readUntilFound(seen, leerUno, () => over, pausa).then(
      (text) => {
        if (text === undefined) return
        cerrar()
        latest.current.onTexto(text)
      },
      () => over || cerrar('sin-lector'),
    )
    return () => {
      over = true
      seen.srcObject = null
      stop(stream)
    }
  }, [stream, leer, cerrar, latest, pausa])

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && cerrar()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      opening.current += 1
    }
  }, [cerrar])

  return { video, estado, abrir, cerrar, pista: stream?.getVideoTracks()[0] }
}

const siempre = () => true

const POR_QUE_NO: Record<string, 'sin-permiso' | 'ocupada'> = {
  NotAllowedError: 'sin-permiso',
  NotReadableError: 'ocupada',
  AbortError: 'ocupada',
}

async function openCamera(): Promise<MediaStream | 'sin-permiso' | 'sin-camara' | 'ocupada'> {
  // The types promise mediaDevices, but on an insecure address it is undefined.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) return 'sin-camara'
  try {
    return await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    return POR_QUE_NO[error instanceof DOMException ? error.name : ''] ?? 'sin-camara'
  }
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

async function readUntilFound(
  video: HTMLVideoElement,
  leer: (picture: ImageData) => Promise<string | undefined>,
  over: () => boolean,
  pausa: number,
) {
  // Rejected if the page was left at that moment.
  await video.play().catch(() => undefined)
  while (!over()) {
    const picture = cuadroDe(video)
    const text = picture && (await leer(picture))
    if (over()) return undefined
    if (text !== undefined) return text
    await new Promise((resolve) => setTimeout(resolve, pausa))
  }
  return undefined
}
