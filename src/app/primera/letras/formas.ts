import type { Dicho, Formas } from '#contract/dicho.ts'

/** The only form that the first picture needs: the service worker's name says it. */
export const formas: Pick<Formas, 'zona'> = {
  zona: [-180],
  ...(JSON.parse((globalThis as { name?: string }).name || '{}') as Dicho).formas,
}
