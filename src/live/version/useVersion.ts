import { atom, useAtomValue } from 'jotai'

import { producto } from '#contract/producto.ts'
import { useStorage } from '#live/telefono/device.ts'
import { pagina } from '#live/telefono/pagina.ts'

import { applyVersion, currentVersion, onVersion } from './version.ts'
import { useHayOtra } from './vigencia.ts'

const estado = atom(currentVersion())
onVersion(() => pagina.store.set(estado, currentVersion()))

/** Which version runs, and whether another one is there to be loaded, or the provider said so. */
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
