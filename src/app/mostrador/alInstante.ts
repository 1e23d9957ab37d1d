import { guardados } from '#local/bases/guardados.ts'
import { BASES, CLAVE_TOKEN } from '#local/bases/names.ts'
// Runs the counter until the portal does: draws the code if the document has none, and renews it every minute. A small
// script of its own, because the portal loads after the first frame and then takes over the same elements.
import { DE_LA_PERSONA, firmanteDe, readDelTelefono } from '#local/pase/firmante.ts'
import { qrFijo } from '#qr/qrFijo.ts'

import { medir } from './dibujar.ts'

const RENOVAR = 60_000
const PACIENCIA = 1500
const SVG = 'http://www.w3.org/2000/svg' as const

const mostrador = document.querySelector<HTMLElement>('#raiz > .mostrador')
const caja = mostrador?.querySelector<HTMLElement>('.mostrador-codigo')

/** Without the token the person has signed out: the portal shows it. */
function hayToken(): boolean {
  try {
    return localStorage.getItem(CLAVE_TOKEN) !== null
  } catch {
    return false
  }
}

async function mostrar(): Promise<void> {
  if (!mostrador || !caja || !hayToken()) return
  const rows = guardados(BASES.lectura, DE_LA_PERSONA)
  const telefono = await readDelTelefono(location.origin)
  const firmar = firmanteDe(await rows, telefono, Number(mostrador.dataset['afiliado']))
  if (!firmar) return
  const renovar = async () => {
    // The portal has taken over the counter.
    if (!caja.isConnected) return stop()
    if (document.visibilityState === 'visible') dibujar(caja, qrFijo(await firmar()))
  }
  const timer = setInterval(() => void renovar(), RENOVAR)
  const seen = () => void renovar()
  document.addEventListener('visibilitychange', seen)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
  if (!caja.firstChild) dibujar(caja, qrFijo(await firmar()))
}

function dibujar(box: HTMLElement, { size, d }: { size: number; d: string }) {
  const svg = document.createElementNS(SVG, 'svg')
  const attributes = {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': box.dataset['qr'] ?? '',
    'shape-rendering': 'crispEdges',
  }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', d)
  svg.append(path)
  medir(svg, box)
  // A code that is ready late must not be drawn into the portal's element.
  if (box.isConnected) box.replaceChildren(svg)
}

const unCuadro = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function abrir(): Promise<void> {
  const vino = caja?.firstChild // The code came with the document.
  // If there is no code, the portal shows the reason.
  const listo = mostrar().catch(() => undefined)
  if (!vino) {
    const espera = new Promise<void>((resolve) => setTimeout(resolve, PACIENCIA))
    const dibujado = listo.then(unCuadro).then(() => {
      if (caja?.firstChild) performance.mark('credential-qr')
    })
    await Promise.race([dibujado, espera])
  }
  await import(/* @vite-ignore */ document.body.dataset['portal'] ?? '')
}

void abrir()
