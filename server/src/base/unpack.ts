import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Size of a header, and of the blocks that a file is filled up to. */
const BLOCK = 512
const FOLDER = '5'

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * Writes the folders and files of a packed embedded database. The database could load the pack itself, with a second
 * copy of its memory: 340 MB that a start keeps.
 */
export async function unpack(dump: Blob, folder: string): Promise<void> {
  const packed = Buffer.from(await dump.arrayBuffer())
  const tar = isGzip(packed) ? gunzipSync(packed) : packed
  const text = (at: number, length: number) =>
    tar.toString('utf8', at, at + length).replace(/\0[^]*$/, '')
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const prefix = text(at + 345, 155)
    const path = join(folder, prefix, text(at, 100))
    const mode = Number.parseInt(text(at + 100, 8), 8) & 0o777
    const size = Number.parseInt(text(at + 124, 12), 8)
    const start = at + BLOCK
    if (!(start + size <= tar.length) || !path.startsWith(join(folder, sep)))
      throw new Error('This file is not a packed database.')
    if (text(at + 156, 1) === FOLDER) mkdirSync(path, { recursive: true })
    else writeFileSync(path, tar.subarray(start, start + size))
    chmodSync(path, mode)
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
}
