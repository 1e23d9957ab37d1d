import { atom, useAtomValue } from 'jotai'

import { aplicacionGuardada, onAplicacion } from './aplicacion.ts'
import { pagina } from './pagina.ts'

const guardada = atom(aplicacionGuardada())
onAplicacion(() => pagina.store.set(guardada, aplicacionGuardada()))

/** Whether all that the portal needs without signal lies on this phone. */
export const useAplicacionGuardada = () => useAtomValue(guardada, pagina)
