import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { insurersOwn } from '../../../tools/lint-portal.js'

test.each([
  ['color: #076441;', 'src/features/inicio/inicio.css'],
  ['fill="#A0D8B9"', 'src/ui/Marca.tsx'],
  ['#0644', 'src/ui/lista.css'],
  ['rgb(7 100 65 / 50%)', 'src/ui/lista.css'],
  ['oklch(0.45 0.1 160)', 'index.html'],
  ['#1b5e3f', 'server/src/documento/hacerDocumento.ts'],
  ['background: #135498', 'public/reparar.css'],
])('the colour in %j is refused in %s', (text, file) => {
  expect(insurersOwn(text, file)).toMatch(/: colours are variables of src\/colores/)
})

test.each([
  ['color: #fff; background: #18201b; border: #000000', 'src/ui/base.css'],
  ['rgb(0 0 0 / 55%)', 'src/ui/base.css'],
  ['var(--cMarca)', 'src/ui/base.css'],
  ['#076441', 'src/colores/rampas.ts'],
  ['#076441', 'src/features/comprobar/comprobar.css'],
  ['#076441', 'server/src/sandbox/documento.ts'],
  ['#076441', 'tests/unit/colores/rampas.test.ts'],
  ['#features/inicio', 'src/app/main.tsx'],
  ['Mi Cobertura', 'src/contract/producto.ts'],
  ['Mi Cobertura', 'docs/ADOPT.md'],
  ['mi cobertura médica', 'tests/e2e/inicio.spec.ts'],
])('%j is allowed in %s', (text, file) => {
  expect(insurersOwn(text, file)).toBeUndefined()
})

test.each([
  ['<title>Mi Cobertura</title>', 'index.html'],
  ['salt of mi-cobertura', 'server/src/base/secrets.ts'],
])('the product’s name in %j is refused in %s', (text, file) => {
  expect(insurersOwn(text, file)).toMatch(/^The product's name is in src\/contract\/producto.ts/)
})

// The linter reads scripts only.
test('no style sheet, document or drawing has the name or a colour of an insurer', () => {
  const files = ['src', 'public']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /\.(css|html|svg|js)$/.test(name))
  expect(files.length).toBeGreaterThan(40)

  const wrong = [...files, 'index.html'].flatMap((file) =>
    // A comment may name the product's colours.
    readFileSync(file, 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .split('\n')
      .flatMap((line) => insurersOwn(line, file) ?? []),
  )
  expect(wrong).toEqual([])
})
