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
  'src/features/cuenta/AsistenteScreen.tsx': {
    file: 'assets/r2/cuenta.js',
    imports: ['_shared.js'],
  },
  'src/features/cuenta/ConfirmarCuentaScreen.tsx': { file: 'assets/r2/confirmar.js' },
  'src/features/contrasenia/OlvidePinScreen.tsx': { file: 'assets/r2/olvide.js' },
  'src/features/contrasenia/RecuperarPinScreen.tsx': { file: 'assets/r2/recuperar.js' },
  'src/features/recetas/ConsultarRecetasScreen.tsx': { file: 'assets/r2/lista.js' },
  '_afiliado-aaaaaaaa.js': { file: 'assets/afiliado-aaaaaaaa.js', imports: ['_shared.js'] },
  '_novedades-aaaaaaaa.js': { file: 'assets/r2/novedades-aaaaaaaa.js' },
  'src/features/listo/noAbren.ts': { file: 'assets/r2/noAbren.js', imports: ['_visor.js'] },
  '_visor.js': { file: 'assets/r2/visor-aaaaaaaa.js', imports: ['_shared.js'] },
  'src/piezas/documento/VisorGuardado.tsx': {
    file: 'assets/r2/guardado.js',
    imports: ['_visor.js'],
  },
  'src/piezas/documento/lector.ts': { file: 'assets/r2/lector.js', imports: ['_visor.js'] },
}

/** The service worker's list, ring by ring. */
const RINGS = [['mostrador.html'], ['assets/ficha.js'], ['assets/r2/perfil.js']]

/** Runs the tool in a folder with a build whose chunks have these sizes in KB. */
async function judge(
  sizes: Record<string, number>,
  {
    rings = RINGS,
    manifest = MANIFEST,
    later = 1,
    account = 1,
    recipes = 1,
    sentences = 1,
    scripts = {},
  }: {
    rings?: string[][]
    manifest?: object
    later?: number
    account?: number
    recipes?: number
    sentences?: number
    scripts?: Record<string, string>
  } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'size-'))
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, 'dist/app', path)), { recursive: true })
    await writeFile(join(folder, 'dist/app', path), content)
  }
  await write('.vite/manifest.json', JSON.stringify(manifest))
  const list = rings.flatMap((ring, anillo) =>
    ring.map((url) => ({ revision: null, url, anillo, integrity: 'sha256-x' })),
  )
  await write('sw.js', `const files = ${JSON.stringify(list)}`)
  await write('mostrador.html', 'x')
  for (const { file } of Object.values<{ file: string }>({ ...manifest })) await write(file, '')
  await write('assets/r2/perfil.js', Buffer.alloc(later * 1024))
  await write('assets/r2/cuenta.js', Buffer.alloc(account * 1024))
  await write('assets/r2/lista.js', Buffer.alloc(recipes * 1024))
  await write('assets/r2/novedades-aaaaaaaa.js', Buffer.alloc(sentences * 1024))
  for (const url of rings.flat().filter((one) => one.startsWith('assets/n')))
    await write(url, Buffer.alloc(1024))
  for (const document of ['index.html', 'shell.html'])
    await write(document, '<script type="module" src="/assets/main.js"></script>')
  for (const [name, kb] of Object.entries(sizes)) {
    await write(`assets/${name}.js`, scripts[name] ?? '')
    await write(`assets/${name}.js.br`, Buffer.alloc(kb * 1024))
  }
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

test('the first form counts document, imports and first chunk in its size, but no later file', async () => {
  const { code, said } = await judge({
    publico: 10,
    shared: 20,
    main: 30,
    react: 35,
    portal: 40,
    ficha: 200,
  })

  expect(code).toBe(0)
  expect(said).toContain('95.0 KB')
  expect(said).not.toContain('assets/react.js')
})

test('above the warning size the files are listed and the build continues', async () => {
  const { code, said } = await judge({
    publico: 10,
    shared: 20,
    main: 30,
    react: 37,
    portal: 40,
    ficha: 200,
  })

  expect(code).toBe(0)
  expect(said).toContain('assets/react.js')
})

test('above the maximal size the build fails', async () => {
  const { code } = await judge({
    publico: 10,
    shared: 20,
    main: 30,
    react: 39,
    portal: 30,
    ficha: 200,
  })

  expect(code).toBe(1)
})

const SMALL = { publico: 10, shared: 20, main: 30, react: 35, portal: 40 }

test('a script that an import names by its address counts, although it is no chunk', async () => {
  const scripts = { shared: 'import{a}from"./react.js";import"/assets/aparte.js";' }

  const { code, said } = await judge({ ...SMALL, aparte: 2, ficha: 1 }, { scripts })
  expect(code).toBe(0)
  expect(said).toContain('97.0 KB')
  expect((await judge({ ...SMALL, aparte: 4, ficha: 1 }, { scripts })).code).toBe(1)
})

test('the home screen of a signed-in person has its own maximal size', async () => {
  expect((await judge({ ...SMALL, portal: 83, ficha: 1 })).code).toBe(0)
  expect((await judge({ ...SMALL, portal: 88, ficha: 1 })).code).toBe(1)
})

test('code that home loads after its first frame has a maximal size, with its imports', async () => {
  const manifest = {
    ...MANIFEST,
    '_afiliado-aaaaaaaa.js': { file: 'assets/afiliado-aaaaaaaa.js', imports: ['_candado.js'] },
    '_candado.js': { file: 'assets/candado.js' },
  }

  expect((await judge({ ...SMALL, ficha: 1 }, { sentences: 55 })).code).toBe(0)
  expect((await judge({ ...SMALL, ficha: 1 }, { sentences: 58 })).code).toBe(1)
  expect((await judge({ ...SMALL, ficha: 1, candado: 53 }, { manifest })).code).toBe(0)
  expect((await judge({ ...SMALL, ficha: 1, candado: 58 }, { manifest })).code).toBe(1)
})

test('a new account and the list of prescriptions bring a maximal size', async () => {
  expect((await judge({ ...SMALL, ficha: 1 }, { account: 115, recipes: 35 })).code).toBe(0)
  expect((await judge({ ...SMALL, ficha: 1 }, { account: 117 })).code).toBe(1)
  expect((await judge({ ...SMALL, ficha: 1 }, { recipes: 37 })).code).toBe(1)
})

test('each form before the sign-in has a maximal size, and each screen without the code of home', async () => {
  const withMore = (imports: Record<string, string[]>) => ({
    ...MANIFEST,
    ...Object.fromEntries(
      Object.entries(imports).map(([key, more]) => [
        key,
        { file: `assets/r2/${key.length}.js`, imports: more },
      ]),
    ),
    '_areas.js': { file: 'assets/areas.js' },
  })
  const judged = (imports: Record<string, string[]>, areas: number) =>
    judge({ ...SMALL, ficha: 1, areas }, { manifest: withMore(imports) })

  const form = { 'src/features/contrasenia/RecuperarPinScreen.tsx': ['_areas.js'] }
  expect((await judged(form, 110)).code).toBe(0)
  expect((await judged(form, 118)).code).toBe(1)
  const screen = { 'src/features/farmacias/FarmaciasScreen.tsx': ['_areas.js'] }
  expect((await judged(screen, 110)).code).toBe(0)
  expect((await judged(screen, 113)).code).toBe(1)
  // Home has loaded it before.
  const afterHome = { ...screen, '_novedades-aaaaaaaa.js': ['_areas.js'] }
  expect((await judged(screen, 50)).said).toContain('heaviest other screen: 50.0 KB')
  expect((await judged(afterHome, 50)).said).toContain('heaviest other screen: 1.0 KB')
})

test('the files needed without signal have a maximal size', async () => {
  expect((await judge({ ...SMALL, ficha: 310 })).code).toBe(0)
  expect((await judge({ ...SMALL, ficha: 330 })).code).toBe(1)
})

test('all files that a phone stores have a maximal size', async () => {
  expect((await judge({ ...SMALL, ficha: 300 }, { later: 900 })).code).toBe(0)
  expect((await judge({ ...SMALL, ficha: 300 }, { later: 1000 })).code).toBe(1)
})

test('the files needed without signal have a maximal number', async () => {
  const many = Array.from({ length: 34 }, (_, n) => `assets/n${n}.js`)
  const { code, said } = await judge(
    { ...SMALL, ficha: 100 },
    { rings: [['mostrador.html'], ['assets/ficha.js', ...many], ['assets/r2/perfil.js']] },
  )

  expect(code).toBe(1)
  expect(said).toContain('37 files')
})

test('a file needed without signal may not import a file that is loaded later', async () => {
  const manifest = {
    ...MANIFEST,
    'src/app/Portal.tsx': { file: 'assets/portal.js', imports: ['_shared.js', '_perfil.js'] },
    '_perfil.js': { file: 'assets/r2/perfil.js' },
  }

  expect((await judge({ ...SMALL, ficha: 100 }, { manifest })).code).toBe(1)
})

test('[REC-09] a document at the counter may not wait for the code of the lists', async () => {
  const manifest = {
    ...MANIFEST,
    '_visor.js': { file: 'assets/r2/visor-aaaaaaaa.js', imports: ['_listas.js'] },
    '_listas.js': { file: 'assets/r2/listas-aaaaaaaa.js' },
  }

  expect((await judge({ ...SMALL, ficha: 100 })).code).toBe(0)
  expect((await judge({ ...SMALL, ficha: 100 }, { manifest })).code).toBe(1)
})
