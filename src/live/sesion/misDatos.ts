import type { Afiliado } from '#contract/afiliados.ts'
import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { afiliadoActual, ficha } from '#model/afiliados.ts'

/** Asks anew for what the phone has of the signed-in person: something of it was just changed at the provider. */
export async function refrescarMisDatos(): Promise<void> {
  const copia = await device.lectura.copias.get(afiliadoActual.key({})).catch(() => undefined)
  if (!copia) return
  const { idAfiliado } = (copia.value as Afiliado).afiliado // it was checked when it came
  await engine.refresh(ficha.name, { idAfiliado, propia: true }, true)
}
