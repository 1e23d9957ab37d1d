// @module-tag largo

import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import { escribirPaquete } from '#contract/encargo/paquete.ts'
import { sellar } from '#contract/encargo/sobre.ts'
import { Cuadros } from '#features/prestar/Cuadros.tsx'
import { POR_SEGUNDO } from '#features/prestar/eleccion.ts'

import { traspaso } from '../support/prestadas.ts'
import { leerCuadros, quienRecibe } from './support/prestamo.ts'

const KB = 1024

/** A loan for this receiver; its sheet makes the whole this large. */
async function sobreDe(bytes: number, { anuncio }: Awaited<ReturnType<typeof quienRecibe>>) {
  const partes = await traspaso(Date.now())
  const encargo = await partes.firmarEncargo(
    partes.encargoDe({
      clave: anuncio.clave,
      recibe: anuncio.recibe,
      alcance: ['credencial', 'recetas', 'hojas'],
    }),
  )
  const pases = [await partes.firmarPase(partes.pase())]
  const conHoja = (size: number) => {
    const pdf = crypto.getRandomValues(new Uint8Array(size))
    const hojas = [{ numero: '1048812', pdf }]
    return sellar(escribirPaquete({ encargo, pases, recetas: [partes.firmada], hojas }), anuncio)
  }
  const sinNada = await conHoja(0)
  return conHoja(bytes - sinNada.length)
}

/** Shows the frames as on the giver's screen; the returned function shows the next one. */
function mostrar(sobre: Uint8Array<ArrayBuffer>): () => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const raiz = document.body.appendChild(document.createElement('div'))
  const root = createRoot(raiz)
  root.render(createElement(Cuadros, { sobre, porSegundo: POR_SEGUNDO }))
  onTestFinished(() => {
    root.unmount()
    raiz.remove()
    vi.useRealTimers()
  })
  return () => vi.advanceTimersByTimeAsync(1000 / POR_SEGUNDO)
}

/** The same row of losses in each run: true for this share of the frames. */
function perdidas(parte: number): () => boolean {
  let seed = 20_333_444
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32 < parte
  }
}

test.for([
  [3, 0, 10],
  [3, 20, 10],
  [3, 40, 10],
  [60, 0, 40],
  [60, 20, 40],
  [60, 40, 40],
] as const)(
  '[SEC-50] %i KB with %i of 100 frames lost cross from screen to reader in the frames of %i s',
  async ([kilos, lost, seconds], { annotate }) => {
    const recibe = await quienRecibe()
    const siguiente = mostrar(await sobreDe(kilos * KB, recibe))
    await expect.poll(() => document.querySelector('canvas')?.width).toBeGreaterThan(0)
    const sePierde = perdidas(lost / 100)
    const leer = await leerCuadros(recibe)
    let shown = 1
    let last = sePierde() ? undefined : await leer()
    while (last?.state !== 'llego' && shown < 1000) {
      await siguiente()
      shown += 1
      if (!sePierde()) last = await leer()
    }
    expect(last?.state).toBe('llego')
    const time = (shown / POR_SEGUNDO).toFixed(1)
    await annotate(
      `${kilos} KB, ${lost} % lost: ${shown} frames, ${time} s at ${POR_SEGUNDO} a second`,
    )
    expect(shown).toBeLessThanOrEqual(seconds * POR_SEGUNDO)
  },
)
