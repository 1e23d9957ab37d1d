import * as areas from './areas.ts'
import type { Documentos } from './base/papel.ts'
import type { Area } from './http/area.ts'

/** All areas, each after the areas that its rows refer to. */
export function inOrder(all: Readonly<Record<string, Area>>): Area[] {
  const placed = new Set<string>()
  const visit = (name: string, path: readonly string[]): Area[] => {
    if (placed.has(name)) return []
    const one = all[name]
    if (!one) throw new Error(`${path.join(' over ')} over ${name}: there is no such area.`)
    if (path.includes(name)) throw new Error(`${[...path, name].join(' over ')}: a circle.`)
    const below = (one.over ?? []).flatMap((under) => visit(under, [...path, name]))
    placed.add(name)
    return [...below, one]
  }
  return Object.keys(all).flatMap((name) => visit(name, []))
}

export const AREAS: readonly Area[] = inOrder(areas)

/** Kinds of documents, by the first half of their name. */
export const documentos: Documentos = new Map(
  AREAS.flatMap(({ documents = {} }) => Object.entries(documents)),
)

/** Larger body limits, by the path of their call (SEC-36). */
export const bodyLimits: Readonly<Record<string, number>> = Object.fromEntries(
  AREAS.flatMap(({ limits = {} }) => Object.entries(limits)),
)
