// Builds app and server, compresses what is served and holds the sizes against their budgets.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { run } from './run.mjs'

const COMPRESSED = /\.(?:html|js|css|svg|json|webmanifest)$/

await run('npx', ['vite', 'build', '--logLevel', 'warn'])
await run('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'])
await compress('dist/app')
await run('node', ['tools/size.mjs'])

async function compress(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSED.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
