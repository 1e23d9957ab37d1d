import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(?:html|js|css|svg|json|txt|wasm|webmanifest)$/
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Writes a .br and a .gz file beside every file of a folder that gets smaller by it. */
export async function compress(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSED.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BEST))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
