import { type Remote, proxy, wrap } from 'comlink'

import type { Preparador } from '#features/autorizaciones/preparador.ts'
import type { Preparado } from '#model/papeles/papel.ts'
import type { Taller } from '#workers/papel.ts'

let taller: Promise<Remote<Taller>> | undefined

/** Prepares files in a worker, so that the page stays responsive. After a failed load the next call tries again. */
export const preparador: Preparador = {
  async preparar(id, file, onAvance): Promise<Preparado> {
    const remote = await abierto()
    if (!remote) return { state: 'no', porQue: 'sin-taller' }
    try {
      return await remote.preparar(id, file, proxy(onAvance))
    } catch {
      // A file in a cloud that cannot be read is refused, and the person can pick it again.
      return { state: 'no', porQue: 'rota' }
    }
  },
  esquinas: async (foto) => (await abierto())?.esquinas(foto).catch(() => undefined),
  async recortar(foto, esquinas): Promise<Preparado> {
    const remote = await abierto()
    if (!remote) return { state: 'no', porQue: 'sin-taller' }
    return remote.recortar(foto, esquinas).catch((): Preparado => ({ state: 'no', porQue: 'rota' }))
  },
  achicar: async (picture) => (await abierto())?.achicar(picture).catch(() => undefined),
  pesoDeHoja: async (foto) => (await abierto())?.pesoDeHoja(foto).catch(() => undefined),
  juntar: async (fotos, titulo) => (await abierto())?.juntar(fotos, titulo).catch(() => undefined),
  cancelar: (id) =>
    void taller?.then(
      (at) => at.cancelar(id),
      () => undefined, // A worker that failed to start prepares nothing.
    ),
}

function abierto(): Promise<Remote<Taller> | undefined> {
  taller ??= encender().catch((error: unknown) => {
    taller = undefined
    throw error
  })
  return taller.catch(() => undefined)
}

async function encender(): Promise<Remote<Taller>> {
  const worker = new Worker(new URL('../../../workers/papel.ts', import.meta.url), {
    type: 'module',
  })
  const remote = wrap<Taller>(worker)
  const failed = new Promise<false>((resolve) =>
    worker.addEventListener('error', () => resolve(false), { once: true }),
  )
  if (await Promise.race([remote.isThere(), failed])) return remote
  worker.terminate()
  throw new Error('What makes photos ready did not arrive.')
}
