import { page } from 'vitest/browser'

/** The smallest phone that is supported. */
export const enElMasChico = () => page.viewport(320, 640)
export const enUnaComputadora = () => page.viewport(1280, 800)
/** A common computer at home. */
export const enUnaNotebook = () => page.viewport(1366, 768)

/** Pixels by which the page can scroll sideways; expected to be 0. */
export const deCostado = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
