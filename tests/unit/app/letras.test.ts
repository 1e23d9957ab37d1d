import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { script } from '../../../tools/engine.ts'
import { asMarkup, enLetras, iconOf } from '../../../tools/letras.ts'

const written = (jsx: string) =>
  asMarkup(`const uno = ${jsx}`, 'Uno.tsx').replace('const uno = ', '')

const AT = fileURLToPath(new URL('../../../src/app/primera/prueba.tsx', import.meta.url))

/** Markup of an element, by the script that the build makes of it. */
async function drawn(jsx: string, imports = ''): Promise<string> {
  const code = `import { escribir } from './letras/jsx-runtime.ts'
${imports}
export const marcado = escribir(${jsx})`
  const only = {
    name: 'only',
    resolveId: (id: string) => (id === AT ? AT : undefined),
    load: (id: string) => (id === AT ? code : undefined),
  }
  return runInNewContext(`${await script('prueba', AT, [only, enLetras()])};prueba.marcado`)
}

test('attributes of React and listeners leave the first picture, with their whole values', () => {
  expect(
    written(
      `<a href="/x" key={'}'} ref={(a) => { f({ a }) }} onClick={() => go(<b title={t}>{'>'}</b>)} />`,
    ),
  ).toMatch(/^<a href="\/x" +\/>$/)
  expect(written(`<Uno onElegir={elegir} key={clave} titulo={t} />`)).toMatch(
    /^<Uno +titulo=\{t\} \/>$/,
  )
})

test('attributes that only the portal needs leave elements and links, and stay on components', () => {
  expect(written(`<button type="button" title={t} popoverTarget="a">Sí</button>`)).toMatch(
    /^<button +>Sí<\/button>$/,
  )
  expect(written(`<Link href="/x" state={{ receta: 1 }}>Ver</Link>`)).toMatch(
    /^<Link href="\/x" +>Ver<\/Link>$/,
  )
  expect(written(`<Uno title={t} state="listo" type="a" />`)).toBe(
    `<Uno title={t} state="listo" type="a" />`,
  )
})

test('attributes of elements have their names in a document, and those of components stay', () => {
  expect(
    written(`<svg className={c} tabIndex={-1} viewBox="0 0 1 1" strokeWidth="2" aria-hidden />`),
  ).toBe(`<svg class={c} tabindex={-1} viewBox="0 0 1 1" stroke-width="2" aria-hidden />`)
  expect(written(`<Uno className="a" />`)).toBe(`<Uno className="a" />`)
})

test('a form that the first picture cannot write fails the build, with its place', () => {
  const of = (form: string) =>
    `Uno.tsx:1: the first picture cannot write ${form} (tools/letras.ts).`
  expect(() => written(`<a style={{ color: 'red' }} />`)).toThrow(of('the attribute style'))
  expect(() => written(`<p dangerouslySetInnerHTML={x} />`)).toThrow(
    of('the attribute dangerouslySetInnerHTML'),
  )
  expect(() => written(`<a {...resto} />`)).toThrow(of('an element with {...attributes}'))
  expect(() => written(`<use xlink:href="#a" />`)).toThrow(of('an attribute with a namespace'))
  expect(written(`<Uno {...resto} />`)).toBe(`<Uno {...resto} />`)
})

test('an icon loses its name, and its drawing where that comes with the portal', () => {
  const code = `export const Uno = (createFluentIcon('Uno', "24", ["M1 1", "m2,2"], { flip: true }))`
  expect(iconOf(code, true)).toBe(`export const Uno = (createFluentIcon("24", ["M1 1", "m2,2"]))`)
  expect(iconOf(code, false)).toBe(`export const Uno = (createFluentIcon("24", []))`)
  expect(() => iconOf(`export const Uno = createFluentIcon('Uno', paths)`, true)).toThrow(
    'does not know how this icon is made',
  )
  expect(() => iconOf(`export const Uno = otra('Uno')`, true)).toThrow('finds no icon')
})

test('components are written as React writes them', async () => {
  expect(
    await drawn(`<p>{0}{false}{true}{null}{undefined}{[1, <b key="b">{'<'}</b>]}<br />{' '}</p>`),
  ).toBe('<p>01<b>&lt;</b><br> </p>')
  expect(await drawn(`<a href={undefined} hidden={false} aria-label={'"'}>x</a>`)).toBe(
    '<a aria-label="&quot;">x</a>',
  )
})

test('a button waits for the portal, or is a link until then', async () => {
  expect(await drawn(`<button className="a" onClick={f}>x</button>`)).toBe(
    '<button class="a" disabled>x</button>',
  )
  expect(await drawn(`<button className="a" data-antes="/x">x</button>`)).toBe(
    '<a class="a" href="/x">x</a>',
  )
})

test('a component that needs the page fails the build of the first picture', async () => {
  const hook = `import { useSyncExternalStore } from 'react'`
  await expect(drawn(`useSyncExternalStore`, hook)).rejects.toThrow('useSyncExternalStore')
  const store = `import { atom } from 'jotai/vanilla'`
  await expect(drawn(`atom('a')`, store)).rejects.toThrow(/The first picture would carry .*jotai/)
})
