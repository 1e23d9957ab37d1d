import { device } from '#live/telefono/device.ts'
import { basesOf } from '#local/bases/device.ts'

const A_WHILE = 5000

/** Tables of this phone that a read gets no answer from. */
export async function basesMudas(): Promise<string[]> {
  const tables = basesOf(device).flatMap(({ name, tables: own }) =>
    own.map((table) => ({ name: `${name}.${table.name}`, table })),
  )
  const names = await Promise.all(
    tables.map(({ name, table }) =>
      Promise.race([
        table.count().then(
          () => [],
          (error: unknown) => [`${name}: ${String(error)}`],
        ),
        new Promise<string[]>((resolve) => setTimeout(() => resolve([name]), A_WHILE)),
      ]),
    ),
  )
  return names.flat()
}
