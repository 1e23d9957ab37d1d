import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const within = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
const all = within('src')
const files = all.filter((name) => /(texts|Texts|textos|contract\/manual)\.ts$/.test(name))
const components = all.filter((name) => name.endsWith('.tsx'))
const others = [...all, ...within('workers'), ...within('sw'), ...within('server/src')].filter(
  (name) => name.endsWith('.ts') && !files.includes(name),
)

type Dicho = { file: string; dicho: string }

const found = (from: readonly string[], what: RegExp): Dicho[] =>
  from.flatMap((file) =>
    [...withoutComments(readFileSync(file, 'utf8')).matchAll(what)].map(([, ...parts]) => {
      const text = parts.find((part) => part !== undefined) ?? ''
      return { file, dicho: text.replaceAll(/\$\{[^}]*\}/g, '…').trim() }
    }),
  )

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/(^|\s)\/\/.*/g, '')

/** Texts between quotes; names of the API, of files and of keys are not texts for people. */
const deTextos = found(files, /'([^'\n]+)'|`([^`]+)`/g)
/** Titles of screens in the areas' manifests. */
const deManifiestos = found(
  all.filter((name) => name.endsWith('/area.ts')),
  /\b(?:titulo|nombre|detalle|palabras|pliegue): '(\p{L}[^'\n]* [^'\n]*|\p{Lu}[^'\n]+)'/gu,
)
/** Texts between tags and for screen readers. */
const entreEtiquetas = [
  ...found(components, />([^<>{}=;()'|]*\p{L}{3}[^<>{}=;()'|]*)</gu),
  ...found(
    components,
    /\b(?:aria-label|alt|title|titulo|etiqueta|nombre|placeholder)="(\p{Lu}[^"]+)"/gu,
  ),
]
/** A sentence anywhere else, as the provider's refusals are: it begins with a capital letter, and has two words. */
const oraciones = found([...components, ...others], /['`](\p{Lu}\p{Ll}+ \p{L}[^'`\n]*)['`]/gu)
const dichos = [...deTextos, ...deManifiestos, ...entreEtiquetas, ...oraciones]

const con = (words: RegExp) =>
  dichos
    .filter(({ dicho }) => !dicho.startsWith('#') && words.test(dicho))
    .map(({ file, dicho }) => `${file}: ${dicho}`)

test('[FMT-05] all texts are in Argentine Spanish, and every HTML page declares it', () => {
  expect(files.length).toBeGreaterThan(30)
  // Each of the four ways to find texts still finds some.
  expect(
    [deTextos, deManifiestos, entreEtiquetas, oraciones].map(({ length }) => length > 20),
  ).toEqual([true, true, true, true])
  expect(con(/\b(loading|please|sign in|save|cancel|search|you)(?!\p{L})/iu)).toEqual([])
  expect(con(/\b(tienes|puedes|quieres|debéis|vosotros|ordenador|móvil)\b/i)).toEqual([])
  const documents = ['index.html', ...all.filter((name) => name.endsWith('.html'))]
  const without = documents.filter((name) => !readFileSync(name, 'utf8').includes('lang="es-AR"'))
  expect(without).toEqual([])
})

test('[FMT-06] texts that the specification writes without tildes are shown with them', () => {
  expect(
    con(
      /\b(codigo|limite|tamano|ano|anos|numero|direccion|telefono|electronica|electronico|practica|cronica|medico|medica|atencion|informacion|busqueda|mas|mostraran|contrasena|periodo|ultimo|ultima|valido|valida|pagina|podes|tenes|proxima|tambien|todavia)\b/i,
    ),
  ).toEqual([])
})
