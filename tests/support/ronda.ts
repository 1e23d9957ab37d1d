import type { Reparto } from '../../server/src/base/repartir.ts'

/** Hands over what may go now, all of it to its end; gives how many that were. */
export async function ronda<T>({ places, tomar, entregar }: Reparto<T>): Promise<number> {
  const taken = await tomar(places, [])
  await Promise.all(taken.map((one) => entregar(one, new AbortController().signal)))
  return taken.length
}
