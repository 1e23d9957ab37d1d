/** One broken file, and the rule that must name it. */
export type Violation = [title: string, path: string, code: string, rule: string]

const SCREEN = `import { useEffect, useState } from 'react'\n`
const FLUENT = `import { Button, Checkbox, Field, Image, Input, makeStyles } from '@fluentui/react-components'\n`

/** Each file is written at its path and linted, and must be reported under its rule. */
export const violations: Violation[] = [
  // Rooms
  [
    'a feature that imports another by name',
    'src/features/a/byName.ts',
    `export { b } from '#features/b/b.ts'`,
    'portal(rooms)',
  ],
  [
    'a feature that imports another by path',
    'src/features/a/byPath.ts',
    `import { b } from '../b/b.ts'\nexport const a = b`,
    'portal(rooms)',
  ],
  [
    'a feature that exports a type of another',
    'src/features/a/byType.ts',
    `export type { B } from '../b/b.ts'`,
    'portal(rooms)',
  ],
  [
    'a feature that loads another later',
    'src/features/a/later.ts',
    `export const a = () => import('../b/b.ts')`,
    'portal(rooms)',
  ],
  [
    'a feature that imports the shell',
    'src/features/a/app.ts',
    `export { main } from '#app/main.ts'`,
    'portal(rooms)',
  ],
  [
    'a feature that imports the engine',
    'src/features/a/sync.ts',
    `export { drain } from '#sync/drain.ts'`,
    'portal(rooms)',
  ],
  [
    'a feature that takes a button from Fluent',
    'src/features/a/Fluent.tsx',
    `${FLUENT}export const X = () => <Button>x</Button>`,
    'portal(rooms)',
  ],
  [
    'a feature that loads Fluent later',
    'src/features/a/laterFluent.ts',
    `export const a = () => import('@fluentui/react-components')`,
    'portal(rooms)',
  ],
  [
    'a test of a screen that borrows a text of the product',
    'tests/screens/borrowed.test.ts',
    `export { texts } from '#features/recetas/texts.ts'`,
    'portal(borrowed-texts)',
  ],
  [
    'a list of addresses beside the manifests',
    'src/app/marco/lugares.ts',
    `export const lugares = [{ href: '/orden' }, { href: '/receta' }, '/aportes', ['/perfil', 'x']]`,
    'portal(listed-addresses)',
  ],
  [
    'a piece that takes a field from Fluent',
    'src/piezas/Fluent.tsx',
    `${FLUENT}export const X = () => <Field label="x"><Input /></Field>`,
    'portal(rooms)',
  ],
  [
    'ui that imports a feature',
    'src/ui/feature.ts',
    `export { b } from '#features/b/b.ts'`,
    'portal(rooms)',
  ],
  [
    'contract that imports local',
    'src/contract/local.ts',
    `export { db } from '#local/db.ts'`,
    'portal(rooms)',
  ],
  [
    'server that imports local',
    'server/src/local.ts',
    `export { db } from '#local/db.ts'`,
    'portal(rooms)',
  ],
  [
    'the service worker that imports a feature',
    'sw/feature.ts',
    `export { b } from '#features/b/b.ts'`,
    'portal(rooms)',
  ],
  [
    'model that imports React',
    'src/model/react.ts',
    `export { useState } from 'react'`,
    'portal(rooms)',
  ],
  [
    'contract that imports Dexie',
    'src/contract/dexie.ts',
    `export { Dexie } from 'dexie'`,
    'portal(rooms)',
  ],
  [
    'sync that imports React',
    'src/sync/react.ts',
    `export { useState } from 'react'`,
    'portal(rooms)',
  ],
  // React
  [
    'a hook inside if',
    'src/app/hook.tsx',
    `${SCREEN}export function X({ on }: { on: boolean }) {\n  if (on) useState(0)\n  return null\n}`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'an effect that forgets a dependency',
    'src/app/effect.tsx',
    `${SCREEN}export function X({ on }: { on: string }) {\n  useEffect(() => { document.title = on }, [])\n  return null\n}`,
    'react-hooks(exhaustive-deps)',
  ],
  [
    'the clock read during render',
    'src/app/clock.tsx',
    `export function X() {\n  return <p>{Date.now()}</p>\n}`,
    'react(purity)',
  ],
  [
    'props changed',
    'src/app/props.tsx',
    `export function X({ list }: { list: { n: number } }) {\n  list.n = 2\n  return <p>{list.n}</p>\n}`,
    'react(immutability)',
  ],
  // Accessibility
  [
    'a picture without words',
    'src/ui/img.tsx',
    `export const X = () => <img src="/a.png" />`,
    'jsx-a11y(alt-text)',
  ],
  [
    'a Fluent picture without words',
    'src/ui/image.tsx',
    `${FLUENT}export const X = () => <Image src="/a.png" />`,
    'jsx-a11y(alt-text)',
  ],
  [
    'a box that is clicked',
    'src/ui/div.tsx',
    `export const X = () => <div onClick={() => undefined}>Abrir</div>`,
    'jsx-a11y(click-events-have-key-events)',
  ],
  [
    'a button with nothing but an icon',
    'src/ui/icon.tsx',
    `${FLUENT}export const X = () => <Button icon={<span />} />`,
    'jsx-a11y(control-has-associated-label)',
  ],
  [
    'a button of ours with nothing but an icon',
    'src/features/a/icon.tsx',
    `import { Boton } from '#ui/Boton.tsx'\nexport const X = () => <Boton icono={<span />} />`,
    'jsx-a11y(control-has-associated-label)',
  ],
  [
    'a checkbox without a label',
    'src/ui/checkbox.tsx',
    `${FLUENT}export const X = () => <Checkbox />`,
    'jsx-a11y(control-has-associated-label)',
  ],
  // Types that only a linter reads
  [
    'a promise nobody waits for',
    'src/sync/floating.ts',
    `const f = () => Promise.resolve(1)\nexport const g = () => { f() }`,
    'typescript(no-floating-promises)',
  ],
  [
    'a promise as a condition',
    'src/sync/condition.ts',
    `const f = () => Promise.resolve(true)\nexport const g = () => { if (f()) return 1; return 2 }`,
    'typescript(no-misused-promises)',
  ],
  [
    'a switch that forgets a case',
    'src/sync/switch.ts',
    `export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n  return 2\n}`,
    'typescript(switch-exhaustiveness-check)',
  ],
  // Habits
  [
    'any',
    'src/local/any.ts',
    `export const f = (x: any): unknown => x`,
    'typescript(no-explicit-any)',
  ],
  [
    'the exclamation mark',
    'src/local/bang.ts',
    `export const f = (x?: string) => x!.length`,
    'typescript(no-non-null-assertion)',
  ],
  ['a default export', 'src/local/default.ts', `export default 1`, 'import(no-default-export)'],
  [
    'a barrel file',
    'src/local/index.ts',
    `export * from './any.ts'\nexport * from './bang.ts'`,
    'oxc(no-barrel-file)',
  ],
  [
    'an import cycle',
    'src/local/cycleA.ts',
    `import { b } from './cycleB.ts'\nexport const a = () => b`,
    'import(no-cycle)',
  ],
  [
    'console.log',
    'src/local/log.ts',
    `export const f = () => console.log('x')`,
    'eslint(no-console)',
  ],
  [
    'an import that nobody uses',
    'src/local/unused.ts',
    `import { f } from './any.ts'\nexport const x = 1`,
    'eslint(no-unused-vars)',
  ],
  [
    'a disabled rule that has nothing to disable',
    'src/local/stale.ts',
    `// oxlint-disable-next-line no-console\nexport const x = 1`,
    'Unused oxlint-disable directive (no problems were reported).',
  ],
  // Functions that turn text into code, markup or a query
  [
    '[SEC-20] text that becomes markup',
    'src/ui/markup.ts',
    `export const f = (box: Element, text: string) => void (box.innerHTML = text)`,
    'injection(text)',
  ],
  [
    '[SEC-20] markup through React',
    'src/ui/danger.tsx',
    `export const X = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />`,
    'react(no-danger)',
  ],
  [
    '[SEC-20] text that becomes code',
    'src/ui/eval.ts',
    `export const f = (text: string): unknown => eval(text)`,
    'eslint(no-eval)',
  ],
  [
    '[SEC-20] text that becomes a function',
    'src/ui/newFunction.ts',
    `export const f = (text: string) => new Function(text)`,
    'eslint(no-new-func)',
  ],
  [
    '[SEC-20] a timer that runs text',
    'src/ui/timer.ts',
    `export const f = () => setTimeout('alert(1)', 1)`,
    'typescript(no-implied-eval)',
  ],
  [
    '[SEC-39] a query made of text',
    'server/src/raw.ts',
    `import { sql } from 'drizzle-orm'\nexport const f = (text: string) => sql.raw(text)`,
    'injection(text)',
  ],
  // Tests
  [
    'test.only',
    'tests/unit/only.test.ts',
    `import { expect, test } from 'vitest'\ntest.only('x', () => { expect(1).toBe(1) })`,
    'vitest(no-focused-tests)',
  ],
  [
    'a test without an assertion',
    'tests/unit/nothing.test.ts',
    `import { test } from 'vitest'\ntest('x', () => {})`,
    'vitest(expect-expect)',
  ],
  // Words, in the folders that keep them plain
  [
    'a comment that hides its subject',
    'server/src/hidden.ts',
    `/** What is missing before a call. */\nexport const x = 1`,
    'words(plain)',
  ],
  [
    'a test title that hides its subject',
    'tests/server/hidden.test.ts',
    `import { expect, test } from 'vitest'\ntest('nobody is signed in', () => { expect(1).toBe(1) })`,
    'words(plain)',
  ],
]

/** Imports of the broken files, and a screen without errors. */
export const healthy: Record<string, string> = {
  'src/features/b/b.ts': `export const b = 1\nexport type B = string`,
  'src/app/main.ts': `export const main = 1`,
  'src/sync/drain.ts': `export const drain = 1`,
  'src/local/db.ts': `export const db = 1`,
  'src/local/cycleB.ts': `import { a } from './cycleA.ts'\nexport const b = () => a`,
  'src/features/b/Screen.tsx': `import { Save24Regular } from '@fluentui/react-icons/svg/save'

import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'

import { b } from './b.ts'

export function Screen({ onSave }: { onSave: () => void }) {
  return (
    <form>
      <Campo etiqueta="Teléfono" type="tel" />
      <Boton icono={<Save24Regular />} aria-label="Borrar" />
      <Boton onClick={onSave}>Guardar {b}</Boton>
    </form>
  )
}
`,
  // Fluent is allowed inside ui.
  'src/ui/Screen.tsx': `import { Button, Checkbox, Field, Input } from '@fluentui/react-components'

export function Screen({ onSave }: { onSave: () => void }) {
  return (
    <form>
      <Field label="Teléfono">
        <Input type="tel" />
      </Field>
      <Checkbox label="Publicable" />
      <Button icon={<span />} aria-label="Borrar" />
      <Button onClick={onSave}>Guardar</Button>
    </form>
  )
}
`,
}
