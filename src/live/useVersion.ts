import { useSyncExternalStore } from 'react'

import { producto } from '#contract/producto.ts'

import { useStorage } from './device.ts'
import { applyVersion, currentVersion, onVersion } from './version.ts'

/** Which version runs, and whether a newer one is there to be loaded. */
export function useVersion(): { current: string; waiting: boolean; apply: () => void } {
  const version = useSyncExternalStore(onVersion, currentVersion)
  const ceded = useStorage() === 'ceded'
  return { current: producto.version, waiting: ceded || version !== 'current', apply: applyVersion }
}
