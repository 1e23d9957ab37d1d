import { useEffect, useState } from 'react'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { device } from '#live/telefono/device.ts'
import { ahorraDatos } from '#local/provider/ahorro.ts'

/** A cache without personal data. Its name must not change: phones hold pictures under it. */
const IMAGENES = 'imagenes-del-manual'

/** A picture of the portal, in no ring: it may be missing on this phone. */
export type Imagen = { state: 'falta' } | { state: 'trayendo' } | { state: 'lista'; src: string }

export function useImagen(direccion: string): Imagen {
  const sinSenal = useSinSenal()
  const [src, setSrc] = useState<string>()
  const [falta, setFalta] = useState(false)
  useEffect(() => {
    if (src !== undefined) return undefined
    let isOver = false
    // A missing picture is fetched once there is signal.
    const bringing = sinSenal ? guardada(direccion) : traer(direccion)
    void bringing.then((bytes) => {
      if (isOver) return
      if (bytes) setSrc(URL.createObjectURL(bytes))
      else setFalta(true)
    })
    return () => void (isOver = true)
  }, [direccion, sinSenal, src])
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src])
  if (src !== undefined) return { state: 'lista', src }
  return { state: falta ? 'falta' : 'trayendo' }
}

/**
 * Stores these pictures on this phone, one by one, and deletes all others. With data saving only pictures that were seen are
 * stored.
 */
async function guardarImagenes(direcciones: readonly string[]): Promise<void> {
  if (await ahorraDatos(device)) return
  for (const direccion of direcciones) if (!(await traer(direccion))) return
  const cache = await abrir()
  const suyas = new Set(direcciones.map((direccion) => new URL(direccion, location.origin).href))
  for (const { url } of (await cache?.keys()) ?? []) if (!suyas.has(url)) await cache?.delete(url)
}

/** Stores the pictures while a screen that shows them is open, once there is signal. */
export function useImagenesGuardadas(direcciones: readonly string[]): void {
  const sinSenal = useSinSenal()
  useEffect(() => {
    if (!sinSenal) void guardarImagenes(direcciones)
  }, [direcciones, sinSenal])
}

const enCamino = new Map<string, Promise<Blob | undefined>>()

/** Fetches a picture from this phone, otherwise over the network; once for all callers at the same time. */
function traer(direccion: string): Promise<Blob | undefined> {
  const known = enCamino.get(direccion)
  if (known) return known
  const bringing = guardadaOTraida(direccion).finally(() => enCamino.delete(direccion))
  enCamino.set(direccion, bringing)
  return bringing
}

async function guardada(direccion: string): Promise<Blob | undefined> {
  const cache = await abrir()
  return (await cache?.match(direccion))?.blob()
}

async function guardadaOTraida(direccion: string): Promise<Blob | undefined> {
  const kept = await guardada(direccion)
  if (kept) return kept
  const cache = await abrir()
  const fresh = await fetch(direccion, { redirect: 'error' }).catch(() => undefined) // Fails without signal: the next visit tries again.
  // A Wi-Fi may answer with its own page.
  if (!fresh?.ok || fresh.headers.get('Content-Type') !== 'image/png') return undefined
  await cache?.put(direccion, fresh.clone()).catch(() => undefined) // A full phone still shows the picture.
  return fresh.blob()
}

/** Undefined in a browser that stores nothing. */
const abrir = async () =>
  'caches' in globalThis ? caches.open(IMAGENES).catch(() => undefined) : undefined
