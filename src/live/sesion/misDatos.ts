import type { Afiliado } from '#contract/afiliados.ts'
import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { afiliadoActual, ficha } from '#model/afiliados.ts'

/** Requests the signed-in person's data again, after a change at the provider. */
export async function refrescarMisDatos(): Promise<void> {
  const copia = await device.lectura.copias.get(afiliadoActual.key({})).catch(() => undefined)
  if (!copia) return
  const { idAfiliado } = (copia.value as Afiliado).afiliado // The value was checked when it arrived.
  await engine.refresh(ficha.name, { idAfiliado, propia: true }, true)
}
