import { adentro as delProducto } from '../../../src/app/pantallasDeAdentro.tsx'
import { screenWithAll } from '../../../src/app/screenWithAll.ts'

const Prueba = screenWithAll(async () => (await import('./PruebaScreen.tsx')).PruebaScreen)
const Piezas = screenWithAll(async () => (await import('./PiezasScreen.tsx')).PiezasScreen)

/** The portal's own screens, and the test area's. */
export const adentro = { ...delProducto, prueba: () => <Prueba />, piezas: () => <Piezas /> }
