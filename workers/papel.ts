import { expose, transfer } from 'comlink'

import type { Esquinas } from '#model/papeles/enderezar.ts'
import type { Preparado } from '#model/papeles/papel.ts'

import { comoHoja, juntarPapeles } from './juntarPapeles.ts'
import { masLiviana, prepararPapel } from './prepararPapel.ts'
import { esquinasDeFoto, recortarPapel } from './recortarPapel.ts'

const underWay = new Map<string, AbortController>()
/** One after another: two photos of twelve megapixels at once exceed a cheap phone's memory. */
let last: Promise<unknown> = Promise.resolve()

function despues<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined) // The caller gets the error.
  return done
}

function entregado(prepared: Preparado): Preparado {
  if (prepared.state !== 'lista') return prepared
  const { bytes, miniatura } = prepared
  return transfer(prepared, miniatura ? [bytes, miniatura] : [bytes])
}

const taller = {
  /** Answers that the script arrived: a worker without its script never answers. */
  isThere: () => true,

  async preparar(id: string, file: Blob, onAvance: (parte: number) => void): Promise<Preparado> {
    const cancelling = new AbortController()
    underWay.set(id, cancelling)
    const work = despues(async (): Promise<Preparado> => {
      const { signal } = cancelling
      if (signal.aborted) return { state: 'cancelada' }
      return prepararPapel(file, { onAvance, signal })
    })
    return entregado(await work.finally(() => underWay.delete(id)))
  },

  /** Corners of the sheet of paper on a photo; undefined if none are found. */
  esquinas: (foto: Blob) => despues(() => esquinasDeFoto(foto)),

  /** The sheet between these corners, prepared like any photo. */
  recortar: async (foto: Blob, esquinas: Esquinas) =>
    entregado(await despues(() => recortarPapel(foto, esquinas))),

  async achicar(picture: Blob): Promise<ArrayBuffer | undefined> {
    const lighter = await masLiviana(picture)
    return lighter && transfer(lighter, [lighter])
  },

  /** Size of a photo as a page of a PDF. */
  pesoDeHoja: (foto: Blob) => despues(async () => (await comoHoja(foto)).length),

  async juntar(fotos: readonly Blob[], titulo: string): Promise<ArrayBuffer | undefined> {
    const pdf = await despues(() => juntarPapeles(fotos, titulo))
    return pdf && transfer(pdf, [pdf])
  },

  cancelar: (id: string) => underWay.get(id)?.abort(),
}

export type Taller = typeof taller

expose(taller)
