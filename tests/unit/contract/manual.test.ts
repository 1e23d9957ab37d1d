import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import {
  capituloDe,
  manual,
  oracionesDe,
  partesDePaso,
  pasosDe,
  sinMarcas,
} from '#contract/manual.ts'
import { ANCHO_DE_IMAGEN, manualEnImagenes } from '#contract/manualEnImagenes.ts'

import { ADENTRO, AFUERA, CON_OTRO, SIN_SENAL } from '../../../tools/recorrido-del-manual.mjs'

/** All texts of the screens, without those of the manual itself. */
const dicho = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(texts|Texts|textos|\/area)\.ts$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n')

/** All sentences of the manual on a host with all extensions, or with none. */
const oracionesSi = (ofrece: boolean) =>
  manual.flatMap(({ intro, pasos, notas }) => [
    intro,
    ...[pasos, notas].flatMap((unas) => oracionesDe(unas, () => ofrece)),
  ])
const oraciones = [true, false].flatMap(oracionesSi)

test('[AYUD-01, API-02] without extensions the manual promises no signed card, prints none and lists no sessions', () => {
  const promesas = /Se renueva solo|7 días|tarjetas desde|cerrá esa sesión|elegís cuál queda\./
  expect(oracionesSi(true).filter((una) => promesas.test(una))).toHaveLength(5)
  expect(oracionesSi(false).filter((una) => promesas.test(una))).toEqual([])
  expect(oracionesSi(false).join(' ')).toContain('mostrá los datos junto con el DNI')
})

test('[AYUD-01, API-02] a picture stands at its own step on every host, and never at the words that replace a step', () => {
  const dePrestar = manual.filter(({ id }) => id === 'prestar')
  const conImagen = (ofrece: boolean) =>
    dePrestar
      .flatMap((tema) => pasosDe(tema, () => ofrece))
      .map(({ texto, imagen }) => [texto.slice(0, 22), imagen?.archivo])
  expect(conImagen(true)).toEqual([
    ['En *Grupo Familiar* to', 'prestar-desde-el-grupo.png'],
    ['En el otro teléfono, l', 'prestar-mi-codigo.png'],
    ['Escaneá ese código. Si', 'prestar-es-igual.png'],
    ['La otra persona toca *', 'prestar-cuadros.png'],
    ['En el mostrador abre *', 'prestar-mostrar.png'],
  ])
  expect(conImagen(false)).toEqual([['Para que retire tus re', undefined]])
  const [primero] = manual.flatMap((tema) => pasosDe(tema, () => false))
  expect(primero?.imagen?.archivo).toBe('credencial-abajo.png')
})

test('[AYUD-01] every name in bold in the manual stands on a screen, letter for letter', () => {
  const nombrados = oraciones.flatMap((texto) =>
    partesDePaso(texto).filter((_, at) => at % 2 === 1),
  )
  expect(nombrados.length).toBeGreaterThan(40)
  const unknown = nombrados.filter((nombre) => {
    const plain = `'${nombre}'`
    const filled = `\`${nombre.replace('teléfono', '${aparato}')}\``
    return !dicho.includes(plain) && !dicho.includes(filled)
  })
  expect(unknown).toEqual([])
})

test('[AYUD-01] bold marks in the manual come in pairs, and each chapter has its own address', () => {
  expect(oraciones.filter((texto) => partesDePaso(texto).length % 2 === 0)).toEqual([])
  for (const { id } of manual) {
    expect(id).toMatch(/^[a-z-]+$/)
    expect(capituloDe(id)?.id).toBe(id)
  }
  expect(new Set(manual.map(({ id }) => id)).size).toBe(manual.length)
  expect(sinMarcas('Tocá *Recetas*, abajo.')).toBe('Tocá Recetas, abajo.')
})

const FILES = 'public/manual'
const imagenes = manual.flatMap((capitulo) =>
  pasosDe(capitulo, () => true).flatMap(({ imagen }) => imagen ?? []),
)

test('[AYUD-01] each picture of the manual exists in its size, under 15 KB, with its hash in the address', () => {
  expect(imagenes.length).toBeGreaterThan(7)
  for (const { archivo, src, alto } of imagenes) {
    const bytes = readFileSync(`${FILES}/${archivo}`)
    const { width, height } = PNG.sync.read(bytes)
    expect([archivo, width, height]).toEqual([archivo, 2 * ANCHO_DE_IMAGEN, 2 * alto])
    expect(bytes.length).toBeLessThanOrEqual(15 * 1024)
    const huella = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    expect(src).toBe(`/manual/${archivo}?v=${huella}`)
  }
})

test('[AYUD-01] each picture of the manual is shown by a step and taken by the screenshot script', () => {
  const shown = imagenes.map(({ archivo }) => archivo.replace('.png', '')).toSorted()
  const taken = [...AFUERA, ...ADENTRO, ...CON_OTRO, ...SIN_SENAL]
    .map(({ imagen }) => imagen)
    .toSorted()
  expect(
    readdirSync(FILES)
      .map((name) => name.replace('.png', ''))
      .toSorted(),
  ).toEqual(shown)
  expect(Object.keys(manualEnImagenes).toSorted()).toEqual(shown)
  expect(taken).toEqual(shown)
})

test("[AYUD-01] the description of each picture names the marked part with the screen's word", () => {
  for (const { dice } of imagenes) expect(dice).toMatch(/ marcad[oa][.,]/)
})
