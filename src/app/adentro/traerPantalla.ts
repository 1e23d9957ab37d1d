import type { Dibujo } from '../pantallas/de.ts'
import type { Pantalla } from '../rutas/rutas.ts'
import { adentro } from './pantallasDeAdentro.tsx'

/** Loads a screen before it is drawn. A screen whose file does not arrive reports it once it is drawn. */
export async function traerPantalla(pantalla: Pantalla): Promise<unknown> {
  const dibujos: Partial<Record<Pantalla, Dibujo>> = adentro
  return dibujos[pantalla]?.traer?.().catch(() => undefined)
}
