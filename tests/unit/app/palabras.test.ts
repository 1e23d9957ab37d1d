import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`)
const files = all.filter((name) => /(texts|Texts|textos|contract\/manual)\.ts$/.test(name))

/** What stands between quotes; names of the API, of files and keys are no words for people. */
const dichos = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'|`([^`]+)`/g)].map(
    ([, plain, filled = '']) => ({ file, dicho: plain ?? filled.replaceAll(/\$\{[^}]*\}/g, '…') }),
  ),
)
const con = (words: RegExp) =>
  dichos
    .filter(({ dicho }) => !dicho.startsWith('#') && words.test(dicho))
    .map(({ file, dicho }) => `${file}: ${dicho}`)

test('[FMT-05] what people read is Spanish of Argentina, and the documents say so', () => {
  expect(files.length).toBeGreaterThan(30)
  expect(con(/\b(loading|please|sign in|save|cancel|search|you)(?!\p{L})/iu)).toEqual([])
  expect(con(/\b(tienes|puedes|quieres|debéis|vosotros|ordenador|móvil)\b/i)).toEqual([])
  const documents = ['index.html', ...all.filter((name) => name.endsWith('.html'))]
  const without = documents.filter((name) => !readFileSync(name, 'utf8').includes('lang="es-AR"'))
  expect(without).toEqual([])
})

test('[FMT-06] what the documents write without tildes people read with them', () => {
  expect(
    con(
      /\b(codigo|limite|tamano|ano|anos|numero|direccion|telefono|electronica|electronico|practica|cronica|medico|medica|atencion|informacion|busqueda|mas|mostraran|contrasena|periodo|ultimo|ultima|valido|valida|pagina|podes|tenes|proxima|tambien|todavia)\b/i,
    ),
  ).toEqual([])
})
