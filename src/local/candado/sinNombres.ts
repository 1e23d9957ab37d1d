import { sha256 } from '@noble/hashes/sha2.js'

import type { Device } from '#local/bases/device.ts'
import { comoPapel, dropRows } from '#local/outbox/elegidos.ts'

import { enHexa } from './claves.ts'

/**
 * Earlier versions made the name of a received file part of its id, and an id is not sealed. Its rows get the id that
 * the same file has now (model/papeles/recibir.ts): the hash of the former one.
 */
export async function sinNombres({ salida }: Device, uid: string): Promise<void> {
  const { recibidos, adjuntos } = salida
  const hasName = (id: string) => id.startsWith(`${uid}/`) && !/\/[\da-f]{64}$/.test(id)
  const found = (await recibidos.where({ uid }).primaryKeys()).filter(hasName)
  if (found.length === 0) return
  await salida.transaction('rw', recibidos, adjuntos, async () => {
    for (const before of found) {
      const [row, papel] = [await recibidos.get(before), await adjuntos.get(comoPapel(before))]
      // A seal is bound to the id: a row that these keys do not open keeps it.
      if (!row || [row, papel].some((one) => one && 'sellado' in one)) continue
      const id = `${uid}/${enHexa(sha256(new TextEncoder().encode(before)))}`
      await dropRows(salida, [before])
      await recibidos.put({ ...row, id })
      if (papel) await adjuntos.put({ ...papel, id: comoPapel(id) })
    }
  })
}
