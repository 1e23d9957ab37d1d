import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const app = (file: string) => fileURLToPath(new URL(`../src/app/primera/${file}`, import.meta.url))
const letras = (file: string) => app(`letras/${file}.ts`)

const NO_SHEET = '\0no-sheet'
/** Modules of the portal, and the text-writing ones in their place. */
const PACKAGES: Record<string, string> = {
  'virtual:dibujo': app('dibujar.tsx'),
  react: letras('react'),
  wouter: letras('wouter'),
}
const FILES: [file: RegExp, by: string][] = [
  [/\/react-icons\/lib\/utils\/createFluentIcon\.js$/, letras('icono')],
  [/\/src\/ui\/Boton\.tsx$/, letras('Boton')],
  [/\/src\/ui\/Segun\.tsx$/, letras('Segun')],
  [/\/src\/ui\/esMovil\.ts$/, fileURLToPath(new URL('../sw/esMovil.ts', import.meta.url))],
]
const ICON = /\/react-icons\/lib\/atoms\/svg\/([-a-z]+)\.js$/
/** Icons of home that have their drawing from the first frame on. Of the others the box is there, and the drawing comes with the portal. */
const DRAWN = new Set(
  'alert arrow-clockwise chevron-right clock cloud-off document-text home navigation people phone-lock pill qr-code video'.split(
    ' ',
  ),
)
/** What an element, and several without one around them, are built as. */
const PRAGMA = '__element'
const FRAGMENT = '__fragment'
/** Files that export one object of texts. */
const TEXTS = /\/src\/.*(?:[tT]exts|\/producto)\.ts$/
const OF_TEXTS = /import \{ (?:\w+ as )?(\w+) \} from ('[^']*(?:[tT]exts|\/producto)\.ts')/g
/** What only a page has. */
const OF_A_PAGE =
  /\/node_modules\/(?!@fluentui\/react-icons\/lib\/atoms\/|date-fns\/)|\/src\/live\//

/**
 * Builds components into a script that gives them as text: the portal's own components, with a small part of React in the place
 * of React (src/app/primera/letras). They may import nothing that only a page has.
 */
export function enLetras(): Plugin {
  return {
    name: 'en-letras',
    enforce: 'pre',
    config: () => ({
      oxc: {
        jsx: { runtime: 'classic', development: false, pragma: PRAGMA, pragmaFrag: FRAGMENT },
      },
    }),
    resolveId: (id) => (id.endsWith('.css') ? NO_SHEET : PACKAGES[id]),
    load(id) {
      if (id === NO_SHEET) return ''
      const [, by] = FILES.find(([file]) => file.test(id)) ?? []
      return by === undefined ? undefined : `export * from ${JSON.stringify(by)}`
    },
    transform(code, id) {
      const [, icon] = ICON.exec(id) ?? []
      if (icon !== undefined) return iconOf(code, DRAWN.has(icon))
      if (TEXTS.test(id)) return apart(code)
      const named = code.replaceAll(OF_TEXTS, 'import * as $1 from $2')
      return id.endsWith('.tsx') ? asWritten(named) : named
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : [])
          if (OF_A_PAGE.test(id))
            this.error(`The first picture would carry ${id}: its components may not import that.`)
    },
  }
}

/** An icon needs no name, and some no drawing. */
const iconOf = (code: string, isDrawn: boolean) =>
  code
    .replaceAll(/createFluentIcon\('\w+', /g, 'createFluentIcon(')
    .replaceAll(/\["m[^\]]*\]/gi, (paths) => (isDrawn ? paths : '[]'))

/** Texts as constants of their own: the names of an object's fields cannot be shortened, and what nobody says stays in it. */
const apart = (code: string) =>
  code
    .replaceAll(/^export const \w+ = \{$|^\}(?: as const)?$|\/\/ .*/gm, '')
    .replaceAll(/,\s*$(?=\n(?: {2}\w|\n|\}| {2}\/))/gm, '')
    .replaceAll(/^ {2}(\w+):/gm, 'export const $1 =')

/** JSX as a document writes it: with the document's names, and without what a script alone has a use for. */
function asWritten(code: string): string {
  const [before = '', ...rest] = code
    .replaceAll(/ (?:type|key)="\w+"/g, '')
    .replaceAll(' className=', ' class=')
    .replaceAll(/ stroke([A-Z])/g, ' stroke-$1')
    .split(/\s(?:on[A-Z]\w*|ref|key|state|title|popoverTarget)=(?=\{)/)
  const written = before + rest.map((part) => part.slice(endOfBraces(part))).join('')
  return `import { ${PRAGMA}, ${FRAGMENT} } from 'react'\n${written}`
}

/** Where the braces end that a text begins with. */
function endOfBraces(text: string): number {
  let open = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') open++
    if (text[at] === '}' && --open === 0) return at + 1
  }
  throw new Error(`No end of what begins with ${text.slice(0, 40)}`)
}
