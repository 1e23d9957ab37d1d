import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import construccion from '../../../vite.server.config.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const text = read('deploy/Containerfile')
const last = text.slice(text.lastIndexOf('\nFROM '))
const all = (pattern: RegExp, where = text) =>
  [...where.matchAll(pattern)].map(([, found = '']) => found)

test('the container file copies existing files, runs without root and checks its own health', () => {
  const copied = all(/^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '))

  expect(copied.length).toBeGreaterThan(5)
  expect(copied.filter((file) => !existsSync(file))).toEqual([])
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node"/m)
})

test('each command of the container file is a script of the package or a built server', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const runs = all(/^RUN npm (?:run )?(.+)$/gm)
  const built = Object.keys(construccion.build?.rollupOptions?.input ?? {})

  expect(runs).toEqual(['ci', 'build', 'ci --omit=dev'])
  expect(Object.keys(scripts)).toContain('build')
  const started = ['deploy/Containerfile', 'deploy/portal.service', 'docs/ADOPT.md'].flatMap(
    (path) => all(/dist\/server\/(\w+)\.js/g, read(path)),
  )
  expect(last).toContain('CMD ["node", "dist/server/main.js"]')
  expect(new Set(started)).toEqual(new Set(['main', 'pages', 'gateway', 'operar']))
  expect(built).toEqual(expect.arrayContaining([...new Set(started)]))
})

test('no source of the server imports a package that the image leaves out', () => {
  const left =
    all(/^RUN rm -rf (.+)$/gm)[0]
      ?.replaceAll('node_modules/', '')
      .split(' ') ?? []
  const rooms = ['server/src', 'src/contract', 'src/formato', 'src/colores', 'src/qr']
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(room, name)),
  )
  const imports = files.flatMap((file) =>
    all(/(?:from|import\()\s*'([^'.#][^']*)'/g, read(file)).map((name) => ({ file, name })),
  )

  expect(left.length).toBeGreaterThan(3)
  expect(imports.map(({ name }) => name)).toContain('pdfkit')
  expect(
    imports.filter(({ name }) => left.some((out) => name === out || name.startsWith(`${out}/`))),
  ).toEqual([])
})

test('the image has the insurers’ folders, and no data or build of this machine goes into it', () => {
  expect(last).toMatch(/^COPY proveedores proveedores$/m)
  const ignored = read('.dockerignore').split('\n')
  for (const folder of ['.data*', '.git', 'dist', 'node_modules']) expect(ignored).toContain(folder)
})
