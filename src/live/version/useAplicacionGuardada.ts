import { atom, useAtomValue } from 'jotai'

import { pagina } from '#live/telefono/pagina.ts'

import { aplicacionGuardada, onAplicacion } from './aplicacion.ts'

const guardada = atom(aplicacionGuardada())
onAplicacion(() => pagina.store.set(guardada, aplicacionGuardada()))

/** True if all files that the portal needs without signal are on this phone. */
export const useAplicacionGuardada = () => useAtomValue(guardada, pagina)
