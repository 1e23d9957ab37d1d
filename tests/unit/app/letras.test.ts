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

test("the code of the first picture loses React's own attributes and listeners, values included", () => {
  expect(
    written(
      `<a href="/x" key={'}'} ref={(a) => { f({ a }) }} onClick={() => go(<b title={t}>{'>'}</b>)} />`,
    ),
  ).toMatch(/^<a href="\/x" +\/>$/)
  expect(written(`<Uno onElegir={elegir} key={clave} titulo={t} />`)).toMatch(
    /^<Uno +titulo=\{t\} \/>$/,
  )
})

test('attributes that need the portal leave elements and links, and stay on components', () => {
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

test('attributes of elements get their HTML names; attributes of components keep theirs', () => {
  expect(
    written(`<svg className={c} tabIndex={-1} viewBox="0 0 1 1" strokeWidth="2" aria-hidden />`),
  ).toBe(`<svg class={c} tabindex={-1} viewBox="0 0 1 1" stroke-width="2" aria-hidden />`)
  expect(written(`<Uno className="a" />`)).toBe(`<Uno className="a" />`)
})

test('JSX that the first picture cannot write fails the build, with file and line', () => {
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

test("an icon's code loses its name, and also its drawing if the portal loads the drawing later", () => {
  const code = `export const Uno = (createFluentIcon('Uno', "24", ["M1 1", "m2,2"], { flip: true }))`
  expect(iconOf(code, true)).toBe(`export const Uno = (createFluentIcon("24", ["M1 1", "m2,2"]))`)
  expect(iconOf(code, false)).toBe(`export const Uno = (createFluentIcon("24", []))`)
  expect(() => iconOf(`export const Uno = createFluentIcon('Uno', paths)`, true)).toThrow(
    'does not know how this icon is made',
  )
  expect(() => iconOf(`export const Uno = otra('Uno')`, true)).toThrow('finds no icon')
})

test('a component of the first picture is written as HTML exactly as React would write it', async () => {
  expect(
    await drawn(`<p>{0}{false}{true}{null}{undefined}{[1, <b key="b">{'<'}</b>]}<br />{' '}</p>`),
  ).toBe('<p>01<b>&lt;</b><br> </p>')
  expect(await drawn(`<a href={undefined} hidden={false} aria-label={'"'}>x</a>`)).toBe(
    '<a aria-label="&quot;">x</a>',
  )
})

test('in the first picture a button is disabled, or a link if it has an address', async () => {
  expect(await drawn(`<button className="a" onClick={f}>x</button>`)).toBe(
    '<button class="a" disabled>x</button>',
  )
  expect(await drawn(`<button className="a" data-antes="/x">x</button>`)).toBe(
    '<a class="a" href="/x">x</a>',
  )
})

test("a component that needs the browser's page fails the build of the first picture", async () => {
  const hook = `import { useSyncExternalStore } from 'react'`
  await expect(drawn(`useSyncExternalStore`, hook)).rejects.toThrow('useSyncExternalStore')
  const store = `import { atom } from 'jotai/vanilla'`
  await expect(drawn(`atom('a')`, store)).rejects.toThrow(/The first picture would carry .*jotai/)
})
