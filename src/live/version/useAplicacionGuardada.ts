import { atom, useAtomValue } from 'jotai'

import { pagina } from '#live/telefono/pagina.ts'

import { aplicacionGuardada, onAplicacion } from './aplicacion.ts'

const guardada = atom(aplicacionGuardada())
onAplicacion(() => pagina.store.set(guardada, aplicacionGuardada()))

/** Whether all that the portal needs without signal lies on this phone. */
export const useAplicacionGuardada = () => useAtomValue(guardada, pagina)
