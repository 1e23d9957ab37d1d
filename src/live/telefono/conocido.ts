import type { Operacion } from '#local/bases/salida.ts'
import type { Catalog } from '#local/catalog.ts'
import { ifArrived, part } from '#local/part.ts'
import { primeros } from '#model/primeros.ts'

/** Longest wait for the code that describes a change. */
const PATIENCE = 1000

let all: Catalog | undefined

/**
 * The resources and operations that this page has loaded: those of the first ring, and the others after a screen that
 * needs them was opened.
 */
export const conocido = (): Catalog => all ?? primeros

export const operationOf = (type: string) =>
  conocido().operations.find((known) => known.type === type)

/** Loads all resources and operations, from the second ring; rejects if they cannot be loaded. */
export const conocerTodo = async (): Promise<Catalog> =>
  (all ??= (await part(() => import('#model/catalog.ts'))).catalog)

/** All resources and operations; without signal, those that are loaded. */
export const loQueSeConozca = () => conocerTodo().catch(conocido)

/**
 * True if the types of these changes are loaded, or if all types are: then the unknown ones belong to another version
 * of the portal.
 */
export const conoce = (rows: Pick<Operacion, 'type'>[]): boolean =>
  all !== undefined || rows.every(({ type }) => operationOf(type))

/** Loads the types of these changes, waiting a second at most. */
export async function conocer(rows: Pick<Operacion, 'type'>[]): Promise<void> {
  if (conoce(rows)) return
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([ifArrived(conocerTodo), late])
}
