import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const files = ['src', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
const read = (is: RegExp) =>
  [...files, 'index.html']
    .filter((file) => is.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }))
const css = sheets
  .map(({ text }) => text)
  .join('\n')
  .replaceAll(/url\([^)]*\)|"[^"]*"/g, '')
const code = read(/\.(ts|tsx|js|html)$/)

// The colours of both themes are left out: the build writes them into every document.
const themes = [
  ...readFileSync('tools/primera-imagen.ts', 'utf8').matchAll(/:root,\.([a-z]+)\{/g),
].map(([, name = '']) => name)
const styled = [
  ...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name).concat(themes)),
]

/** All words in the texts of the code; a word with an inserted value ends in '*'. */
const wordsOf = (texts: string[]) =>
  new Set(texts.flatMap((text) => text.replaceAll(/\$\{[^}]*\}/g, '*').split(/\s+/)))
const literals = (source: string) =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  )
const words = wordsOf(literals(code))

/** Classes given by a page: texts, and texts inside a condition. */
const given = [
  ...code.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})|\bclass: '([^']*)'/g),
].flatMap(([, text, condition, attribute]) =>
  condition === undefined ? [text ?? attribute ?? ''] : literals(condition),
)

const isFluents = (name: string) => name.startsWith('fui-')
const fits = (name: string, word: string) =>
  word.endsWith('*') ? word.length > 1 && name.startsWith(word.slice(0, -1)) : name === word

test('every class in the style sheets is used by a component', () => {
  const unused = styled.filter(
    (name) => !isFluents(name) && ![...words].some((word) => fits(name, word)),
  )

  expect(unused).toEqual([])
})

/** In the style text of each document (src/colores/variables.ts). */
const CLARO = 'claro'

test('every class that a component uses is in a style sheet', () => {
  const unknown = [...wordsOf(given)].filter(
    (word) =>
      !['', '*', 'className', CLARO].includes(word) && !styled.some((name) => fits(name, word)),
  )

  expect(unknown).toEqual([])
})

// All style sheets of the second ring are one file: the same class name in two areas would style both.
test('every class is styled by itself in one style sheet only', () => {
  const homes = new Map<string, Set<string>>()
  for (const { file, text } of sheets)
    for (const [, name = ''] of text.matchAll(/^\.([a-z][\w-]*) \{$/gm))
      homes.set(name, (homes.get(name) ?? new Set()).add(file))

  expect([...homes].filter(([, where]) => where.size > 1)).toEqual([])
})
