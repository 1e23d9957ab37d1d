import { diaDe } from '#formato/instantes.ts'
import { device } from '#live/telefono/device.ts'
import { NOVEDADES } from '#local/bases/names.ts'
import { ifPossible } from '#local/bases/note.ts'
import { watch } from '#local/bases/watch.ts'
import { providerNow } from '#local/time/clock.ts'
import { componerNovedades } from '#model/novedades/componer.ts'
import type { Novedad } from '#model/novedades/fila.ts'

type Hechas = { generation: number | undefined; novedades: Novedad[] }

/** Composes the sentences again when one of their copies changes, and stores them for the next first frame. */
export const seguirNovedades = (): (() => void) => watch(device, hacer, (de) => void guardar(de))

async function hacer(): Promise<Hechas> {
  const { copias, dueno } = device.lectura
  // The owner is read first: if the person changes during the reading, `guardar` notices it.
  const generation = (await dueno.get('actual'))?.generation
  const hoy = diaDe(await providerNow(device))
  return { generation, novedades: await componerNovedades((key) => copias.get(key), hoy) }
}

async function guardar({ generation, novedades }: Hechas): Promise<void> {
  const { cuadros, dueno } = device.lectura
  await ifPossible(() =>
    device.lectura.transaction('rw', cuadros, dueno, async () => {
      if ((await dueno.get('actual'))?.generation !== generation) return
      const antes = await cuadros.get(NOVEDADES)
      if (JSON.stringify(antes?.value ?? []) === JSON.stringify(novedades)) return
      if (novedades.length === 0) await cuadros.delete(NOVEDADES)
      else await cuadros.put({ id: NOVEDADES, value: novedades, madeAt: Date.now() })
    }),
  )
}
