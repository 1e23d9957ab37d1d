import { type ComponentType, lazy } from 'react'

import { recargarUnaVez } from './recargar.ts'

/** A screen as a chunk of its own. */
export function screen<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(recargarUnaVez) }))
}
