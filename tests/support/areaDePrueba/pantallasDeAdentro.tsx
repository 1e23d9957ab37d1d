import { adentro as delProducto } from '#app/adentro/pantallasDeAdentro.tsx'
import { screenWithAll } from '#app/pantallas/screenWithAll.ts'

const Prueba = screenWithAll(async () => (await import('./PruebaScreen.tsx')).PruebaScreen)
const Piezas = screenWithAll(async () => (await import('./PiezasScreen.tsx')).PiezasScreen)

/** The portal's own screens, and the test area's. */
export const adentro = { ...delProducto, prueba: () => <Prueba />, piezas: () => <Piezas /> }
