import type { Preparador } from '#features/autorizaciones/preparador.ts'
import type { Preparado } from '#model/papeles/papel.ts'
import { sinDibujar } from '#model/papeles/sinDibujar.ts'

type Taller = typeof import('./papel.ts')

let taller: Promise<Taller> | undefined

/** Loaded once: the second of two requests might be answered first, and files must keep their order. */
function elTaller(): Promise<Taller> {
  taller ??= import('./papel.ts').catch((error: unknown) => {
    taller = undefined
    throw error
  })
  return taller
}

/** Loads the preparation of photos with the first file. */
export const preparador: Preparador = {
  async preparar(id, file, onAvance) {
    const loaded = await elTaller().catch(() => undefined)
    const preparado: Preparado = loaded
      ? await loaded.preparador.preparar(id, file, onAvance)
      : { state: 'no', porQue: 'sin-taller' }
    if (preparado.state !== 'no' || preparado.porQue !== 'sin-taller') return preparado
    // Only pictures need preparation.
    return sinDibujar(new Uint8Array(await file.arrayBuffer())) ?? preparado
  },
  esquinas: async (foto) => (await elTaller().catch(() => undefined))?.preparador.esquinas(foto),
  async recortar(...what) {
    const loaded = await elTaller().catch(() => undefined)
    return loaded ? loaded.preparador.recortar(...what) : { state: 'no', porQue: 'sin-taller' }
  },
  achicar: async (picture) =>
    (await elTaller().catch(() => undefined))?.preparador.achicar(picture),
  pesoDeHoja: async (foto) =>
    (await elTaller().catch(() => undefined))?.preparador.pesoDeHoja(foto),
  juntar: async (...what) => (await elTaller().catch(() => undefined))?.preparador.juntar(...what),
  cancelar: (id) =>
    void taller?.then(
      ({ preparador: loaded }) => loaded.cancelar(id),
      () => undefined, // A worker that failed to start prepares nothing.
    ),
}
