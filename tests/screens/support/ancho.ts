import { page } from 'vitest/browser'

/** The smallest phone. */
export const enElMasChico = () => page.viewport(320, 640)
export const enUnaComputadora = () => page.viewport(1280, 800)
/** The computer that many have at home. */
export const enUnaNotebook = () => page.viewport(1366, 768)

/** By how much the page scrolls sideways: never. */
export const deCostado = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
