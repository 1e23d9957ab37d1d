import { device } from '#live/telefono/device.ts'
import { NOVEDADES } from '#local/bases/names.ts'
import { ifPossible } from '#local/bases/note.ts'
import { watch } from '#local/bases/watch.ts'
import { componerNovedades } from '#model/novedades/componer.ts'
import type { Novedad } from '#model/novedades/fila.ts'

type Hechas = { generation: number | undefined; novedades: Novedad[] }

/** Makes the sentences anew whenever a copy that they are made of comes, and keeps them for the next first frame. */
export const seguirNovedades = (): (() => void) => watch(device, hacer, (de) => void guardar(de))

async function hacer(): Promise<Hechas> {
  const { copias, dueno } = device.lectura
  // First of all whose they are: what comes in between belongs to nobody else.
  const generation = (await dueno.get('actual'))?.generation
  return { generation, novedades: await componerNovedades((key) => copias.get(key)) }
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
