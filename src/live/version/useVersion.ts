import { atom, useAtomValue } from 'jotai'

import { producto } from '#contract/producto.ts'
import { useStorage } from '#live/telefono/device.ts'
import { pagina } from '#live/telefono/pagina.ts'

import { applyVersion, currentVersion, onVersion } from './version.ts'
import { useHayOtra } from './vigencia.ts'

const estado = atom(currentVersion())
onVersion(() => pagina.store.set(estado, currentVersion()))

/** The running version. `waiting`: another version can be loaded, or the provider named one. */
export function useVersion(): { current: string; waiting: boolean; apply: () => void } {
  const version = useAtomValue(estado, pagina)
  const ceded = useStorage() === 'ceded'
  const otra = useHayOtra()
  return {
    current: producto.version,
    waiting: ceded || otra || version !== 'current',
    apply: applyVersion,
  }
}
