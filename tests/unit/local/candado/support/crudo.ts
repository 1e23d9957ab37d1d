import { serialize } from 'node:v8'

import type { Device } from '#local/bases/device.ts'
import { open } from '#local/bases/guardados.ts'

type Cruda = { tabla: string; row: Record<string, unknown> }

/** Each row of the phone's private databases as the browser stores it, read without Dexie. */
export async function crudo({ lectura, salida }: Device): Promise<Cruda[]> {
  const all: Cruda[] = []
  for (const [base, { name }] of Object.entries({ lectura, salida })) {
    const db = await open(name)
    if (!db) throw new Error(`${name} does not open`)
    for (const store of db.objectStoreNames) {
      const request = db.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => request.addEventListener('success', resolve))
      for (const row of request.result as Record<string, unknown>[])
        all.push({ tabla: `${base}/${store}`, row })
    }
    db.close()
  }
  return all
}

/** Tables in which one of these words can be read, in the forms in which browsers store text. */
export function conPalabra(rows: readonly Cruda[], words: readonly string[]): string[] {
  const forms = words.flatMap((word) =>
    (['utf8', 'latin1', 'utf16le'] as const).map((form) => Buffer.from(word, form)),
  )
  const found = rows.filter(({ row }) => {
    const bytes = serialize(withoutKeys(row))
    return forms.some((form) => bytes.includes(form))
  })
  return [...new Set(found.map(({ tabla }) => tabla))].toSorted()
}

/** A browser's key holds no text, and Node cannot write it out. */
const withoutKeys = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !(value instanceof CryptoKey)))
