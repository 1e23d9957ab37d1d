import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const tool = resolve(import.meta.dirname, '../../../tools/size.mjs')

const MANIFEST = {
  'src/app/Publico.tsx': { file: 'assets/publico.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', dynamicImports: ['src/app/Portal.tsx'] },
  'src/app/Portal.tsx': { file: 'assets/portal.js', imports: ['_shared.js'] },
  '_main.js': { file: 'assets/main.js', imports: ['_react.js', '_shared.js'] },
  '_react.js': { file: 'assets/react.js' },
}

/** Runs the tool in a folder with a build whose chunks have these sizes in KB. */
async function judge(sizes: Record<string, number>) {
  const folder = await mkdtemp(join(tmpdir(), 'size-'))
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, 'dist/app', path)), { recursive: true })
    await writeFile(join(folder, 'dist/app', path), content)
  }
  await write('.vite/manifest.json', JSON.stringify(MANIFEST))
  await write('index.html', '<script type="module" src="/assets/main.js"></script>')
  for (const [name, kb] of Object.entries(sizes))
    await write(`assets/${name}.js.br`, Buffer.alloc(kb * 1024))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [tool], { cwd: folder })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, said: stdout }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('what the form needs is the document, its imports and the first chunk; what comes later is not', async () => {
  const { code, said } = await judge({ publico: 10, shared: 20, main: 30, react: 37, portal: 500 })

  expect(code).toBe(0)
  expect(said).toContain('97.0 KB')
  expect(said).not.toContain('assets/react.js')
})

test('above the warning the files are named and the build goes on', async () => {
  const { code, said } = await judge({ publico: 10, shared: 20, main: 30, react: 40, portal: 500 })

  expect(code).toBe(0)
  expect(said).toContain('assets/react.js')
})

test('above the budget the build fails', async () => {
  const { code } = await judge({ publico: 10, shared: 20, main: 30, react: 46, portal: 500 })

  expect(code).toBe(1)
})
