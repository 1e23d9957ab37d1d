import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { BadEnvironment } from '../../../server/src/base/badEnvironment.ts'
import { azulejo, faltaDeLogo } from '../../../server/src/base/logo.ts'
import { IMAGENES } from '../../../server/src/base/marcas.ts'
import { readProveedor } from '../../../server/src/base/proveedor.ts'

const SUR = 'proveedores/salud-del-sur'

/** A copy of the second insurer's folder, to be changed. */
function copia(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'marcas-')), 'sur')
  cpSync(SUR, folder, { recursive: true })
  return folder
}

function refusalOf(folder: string): string {
  try {
    readProveedor(folder)
  } catch (error) {
    if (error instanceof BadEnvironment)
      return error.message.replace(`${join(folder, 'proveedor.json')}: `, '')
    throw error
  }
  return ''
}

const write = (folder: string, changes: Record<string, unknown>) => {
  const file = join(folder, 'proveedor.json')
  const present = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...present, ...changes }))
}

const CON_MARCAS = readdirSync('proveedores').filter((name) =>
  readdirSync(join('proveedores', name)).includes('marcas'),
)

test.each(CON_MARCAS)('the images of %s are of its present logo, colour and name', (name) => {
  const { marcas, colores } = readProveedor(join('proveedores', name))

  expect(marcas?.favicon).toContain(`fill="${colores.marca}"`)
  for (const [file, [width, height]] of Object.entries(IMAGENES)) {
    const png = PNG.sync.read(readFileSync(join(marcas?.carpeta ?? '', file)))
    expect([file, png.width, png.height]).toEqual([file, width, height])
    // Ten points from the top, in the middle: the insurer's colour, up to the rounding of a PNG.
    const at = (10 * width + width / 2) * 4
    const hex = png.data.subarray(at, at + 3).toString('hex')
    expect([file, `#${hex.toUpperCase()}`]).toEqual([file, colores.marca])
  }
})

test('the second insurer has images of its own, the first has the build’s', () => {
  expect(CON_MARCAS).toContain('salud-del-sur')
  expect(readProveedor('proveedores/mi-cobertura').marcas).toBeUndefined()
})

const FALTAN =
  'las imágenes de "marcas" faltan, o son de otro logo, color o nombre. Se hacen con: npm run marcas -- sur'

test.each([
  ['another name', (folder: string) => write(folder, { nombre: 'Salud del Norte' })],
  ['another colour', (folder: string) => write(folder, { colores: { marca: '#003366' } })],
  ['no logo', (folder: string) => write(folder, { logo: undefined })],
  [
    'another logo',
    (folder: string) =>
      writeFileSync(join(folder, 'logo.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'),
  ],
  ['a missing image', (folder: string) => rmSync(join(folder, 'marcas/icono-192.png'))],
  ['a damaged note', (folder: string) => writeFileSync(join(folder, 'marcas/hechas.json'), '{')],
])(
  'images are refused after %s, in one sentence with the command that makes them',
  (_how, change) => {
    const folder = copia()
    expect(refusalOf(folder)).toBe('')
    change(folder)
    expect(refusalOf(folder)).toBe(FALTAN)
  },
)

test('a logo needs its images; without both the build’s icons are served', () => {
  const folder = copia()
  rmSync(join(folder, 'marcas'), { recursive: true })
  expect(refusalOf(folder)).toBe(FALTAN)
  write(folder, { logo: undefined })
  expect(readProveedor(folder).marcas).toBeUndefined()
})

test.each([
  ['otro.svg', '"logo" es "otro.svg", y ese archivo no está en la carpeta.'],
  [
    '../logo.svg',
    '"logo" es "../logo.svg", y tiene que ser el nombre de un archivo .svg de la misma carpeta, como "logo.svg".',
  ],
  [
    'logo.png',
    '"logo" es "logo.png", y tiene que ser el nombre de un archivo .svg de la misma carpeta, como "logo.svg".',
  ],
])('the logo %s is refused in one sentence', (logo, said) => {
  const folder = copia()
  write(folder, { logo })
  expect(refusalOf(folder)).toBe(said)
})

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

test.each([
  [svg('<path d="M0 0h9"/>'), undefined],
  [`\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "a" "b">${svg('')}\n`, undefined],
  [svg('<defs><g id="a"/></defs><use href="#a"/><g fill="url(#b)"/>'), undefined],
  [svg('<image href="data:image/png;base64,AA=="/>'), undefined],
  ['<html></html>', 'no es un SVG con viewBox'],
  ['<svg width="9" height="9"></svg>', 'no es un SVG con viewBox'],
  [svg('x'.repeat(200 * 1024)), 'pesa 201 KB, y puede pesar 200 KB'],
  [
    svg('<script>alert(1)</script>'),
    'tiene algo que corre o se abre ("<script"), y un logo es un dibujo',
  ],
  [
    svg('<svg:script href="#a"/>'),
    'tiene algo que corre o se abre ("<svg:script"), y un logo es un dibujo',
  ],
  [svg('<g onload="x()"/>'), 'tiene algo que corre o se abre ("onload="), y un logo es un dibujo'],
  [
    svg('<foreignObject/>'),
    'tiene algo que corre o se abre ("<foreignObject"), y un logo es un dibujo',
  ],
  [
    svg('<a href="javascript:x()"/>'),
    'tiene algo que corre o se abre ("javascript:"), y un logo es un dibujo',
  ],
  [
    svg('<image xlink:href="https://x.example/a.png"/>'),
    'pide algo de afuera ("href=\\"https://x.example/a.png"), y todo el dibujo tiene que estar en el archivo',
  ],
  [
    svg('<style>@import "a.css"</style>'),
    'pide algo de afuera ("@import"), y todo el dibujo tiene que estar en el archivo',
  ],
  [
    svg('<g fill="url(\'//x.example/a.svg#b\')"/>'),
    'pide algo de afuera ("url(\'//x.example/a.svg#b\'"), y todo el dibujo tiene que estar en el archivo',
  ],
  [
    `<?xml-stylesheet href="#a"?>${svg('')}`,
    'pide algo de afuera ("<?xml-stylesheet"), y todo el dibujo tiene que estar en el archivo',
  ],
])('a drawing of %j can be a logo, or is refused in words', (drawing, falta) => {
  expect(faltaDeLogo(drawing)).toBe(falta)
})

test('a logo stands in the middle of a square of its colour, at its own proportions', () => {
  const logo =
    '<?xml version="1.0"?><svg width="90" height="9" viewBox="0 0 90 9"><path d="M0 0"/></svg>'
  expect(azulejo(logo, { color: '#7A1F5C', radio: 96, dibujo: 360 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="96" fill="#7A1F5C"/><svg x="76" y="76" width="360" height="360" viewBox="0 0 90 9"><path d="M0 0"/></svg></svg>',
  )
})
