import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const DOC = readFileSync('docs/PALABRAS.md', 'utf8')

const todos = ['src', 'server/src', 'workers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)

/** Files with texts for people. */
const CON_TEXTOS =
  /^src\/.*([Tt]exts|textos)\w*\.ts$|^src\/(contract\/(manual|producto)|model\/primera\/barra|features\/\w+\/area|piezas\/criterios)\w*\.ts$|^server\/src\/correo\/textos\.ts$|^workers\/aviso\.ts$/

const archivos = todos.filter((path) => CON_TEXTOS.test(path))

/** Pairs of right and wrong words, from the rows of the table. */
const filas = DOC.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Se escribe|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, si = '', no = '']) => ({ si, no: no.split(', ') }))

const literales = [...DOC.matchAll(/^- `(.+)`$/gm)].map(([, literal = '']) => literal)

/** Texts for people in a file: its strings, without inserted values. */
function dichos(path: string): string[] {
  const source = readFileSync(path, 'utf8')
    .replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    .replaceAll(/^(import|export) .* from .*$/gm, '')
    // Search words are not shown.
    .replaceAll(/\bpalabras:\s+'[^'\n]*'/g, '')
    .replaceAll(/\$\{[^}]*\}/g, '…')
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
}

const sinLiterales = (dicho: string) =>
  literales.reduce((rest, literal) => rest.replaceAll(literal, ''), dicho)

const palabra = (no: string) => new RegExp(`(?<![\\p{L}-])${no}(?![\\p{L}-])`, 'u')

test('the word list has preferred and forbidden words, and there are texts to check', () => {
  expect(filas.length).toBeGreaterThan(10)
  expect(literales).not.toEqual([])
  expect(archivos.length).toBeGreaterThan(50)
})

test.each(filas.flatMap(({ si, no }) => no.map((uno) => [uno, si])))(
  'no text has the word ‘%s’ in place of ‘%s’',
  (no) => {
    const cual = palabra(no)
    const mal = archivos.flatMap((path) =>
      dichos(path)
        .filter((dicho) => cual.test(sinLiterales(dicho)))
        .map((dicho) => `${path}: ${dicho}`),
    )
    expect(mal).toEqual([])
  },
)

test('each exception of the word list still occurs in a text', () => {
  const todo = todos.filter((path) => /^src\/.*\.tsx?$/.test(path)).flatMap(dichos)
  const perdidos = literales.filter((literal) => !todo.some((dicho) => dicho.includes(literal)))
  expect(perdidos).toEqual([])
})
