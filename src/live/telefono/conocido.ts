import type { Operacion } from '#local/bases/salida.ts'
import type { Catalog } from '#local/catalog.ts'
import { ifArrived, part } from '#local/part.ts'
import { primeros } from '#model/primeros.ts'

/** How long words are waited for that are on their way. */
const PATIENCE = 1000

let all: Catalog | undefined

/** What this page knows of what the portal reads and writes: the first ring's, until a screen beyond it was opened. */
export const conocido = (): Catalog => all ?? primeros

export const operationOf = (type: string) =>
  conocido().operations.find((known) => known.type === type)

/** All of it, which is of the second ring; rejects where that does not come. */
export const conocerTodo = async (): Promise<Catalog> =>
  (all ??= (await part(() => import('#model/catalog.ts'))).catalog)

/** All of it, or what is known without signal. */
export const loQueSeConozca = () => conocerTodo().catch(conocido)

/** Whether this page knows each of these changes, or as much as this version of the portal can. */
export const conoce = (rows: Pick<Operacion, 'type'>[]): boolean =>
  all !== undefined || rows.every(({ type }) => operationOf(type))

/** Gets to know these changes, where what tells of them comes soon. */
export async function conocer(rows: Pick<Operacion, 'type'>[]): Promise<void> {
  if (conoce(rows)) return
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([ifArrived(conocerTodo), late])
}
