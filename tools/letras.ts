import { fileURLToPath } from 'node:url'

import { type Plugin, Visitor, parseAst } from 'vite'

const app = (file: string) => fileURLToPath(new URL(`../src/app/primera/${file}`, import.meta.url))
const letras = (file: string) => app(`letras/${file}.ts`)

const NO_SHEET = '\0no-sheet'
/** Packages, each with the module that replaces it in the first picture. */
const PACKAGES: Record<string, string> = {
  'virtual:dibujo': app('dibujar.tsx'),
  react: letras('react'),
  'react/jsx-runtime': letras('jsx-runtime'),
  wouter: letras('wouter'),
}
/** Files, each with the module that replaces it in the first picture. */
const FILES: [file: RegExp, by: string][] = [
  [/\/react-icons\/lib\/utils\/createFluentIcon\.js$/, letras('icono')],
  [/\/src\/contract\/enLaBarra\.ts$/, letras('enLaBarra')],
  [/\/src\/contract\/formas\.ts$/, letras('formas')],
  [/\/src\/ui\/Boton\.tsx$/, letras('Boton')],
  [/\/src\/ui\/ConDetalle\.tsx$/, letras('ConDetalle')],
  [/\/src\/ui\/Marca\.tsx$/, letras('Marca')],
  [/\/src\/ui\/Segun\.tsx$/, letras('Segun')],
  [/\/src\/ui\/useImprimiendo\.ts$/, letras('useImprimiendo')],
  [/\/src\/ui\/esMovil\.ts$/, fileURLToPath(new URL('../sw/esMovil.ts', import.meta.url))],
]
const ICON = /\/react-icons\/lib\/atoms\/svg\/([-a-z]+)\.js$/
/** Icons that are drawn in the first frame. The others are empty boxes of the same size until the portal runs. */
const DRAWN = new Set(
  'alert arrow-clockwise chevron-down chevron-right clock cloud-off document-text home navigation people phone-lock pill qr-code video'.split(
    ' ',
  ),
)
/** Packages that work only in a page. */
const OF_A_PAGE =
  /\/node_modules\/(?!@fluentui\/react-icons\/lib\/atoms\/|date-fns\/)|\/src\/live\//

/**
 * Builds the portal's own components into a script that returns them as HTML text, with a small replacement for React
 * (src/app/primera/letras). An import that works only in a page fails the build.
 */
export function enLetras(): Plugin {
  return {
    name: 'en-letras',
    enforce: 'pre',
    config: () => ({ oxc: { jsx: { runtime: 'automatic', development: false } } }),
    resolveId: (id) => (id.endsWith('.css') ? NO_SHEET : PACKAGES[id]),
    load(id) {
      if (id === NO_SHEET) return ''
      const [, by] = FILES.find(([file]) => file.test(id)) ?? []
      return by === undefined ? undefined : `export * from ${JSON.stringify(by)}`
    },
    transform(code, id) {
      const [, icon] = ICON.exec(id) ?? []
      if (icon !== undefined) return iconOf(code, DRAWN.has(icon))
      return id.endsWith('.tsx') ? asMarkup(code, id) : undefined
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : [])
          if (OF_A_PAGE.test(id))
            this.error(`The first picture would carry ${id}: its components may not import that.`)
    },
  }
}

type Span = { start: number; end: number }
type Edit = Span & { by: string }

/** The code with these parts replaced. A part inside another one disappears with it. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = ''
  let at = 0
  for (const { start, end, by } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue
    text += code.slice(at, start) + by
    at = end
  }
  return text + code.slice(at)
}

/** Icons without their names, and also without their drawing if the portal loads the drawing later. */
export function iconOf(code: string, isDrawn: boolean): string {
  const edits: Edit[] = []
  new Visitor({
    CallExpression({ callee, arguments: [name, size, paths, ...more] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'createFluentIcon') return
      if (!name || !size || paths?.type !== 'ArrayExpression')
        throw new Error(`The first picture does not know how this icon is made: ${code}`)
      edits.push({ start: name.start, end: size.start, by: '' })
      const last = more.at(-1) ?? paths
      if (isDrawn) edits.push({ start: paths.end, end: last.end, by: '' })
      else edits.push({ start: paths.start, end: last.end, by: '[]' })
    },
  }).visit(parseAst(code))
  if (edits.length === 0) throw new Error(`The first picture finds no icon in ${code}`)
  return edited(code, edits)
}

/** Attributes that HTML does not need: React's own, and listeners. */
const OF_REACT = /^(?:key|ref|on[A-Z]\w*)$/
/** Attributes of elements that only the running portal needs. */
const OF_THE_PORTAL = new Set(['popoverTarget', 'state', 'title', 'type'])
/** Attributes that HTML spells in another way than React. Names in small letters and hyphens are the same in both. */
const RENAMED: Record<string, string> = {
  className: 'class',
  tabIndex: 'tabindex',
  viewBox: 'viewBox',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeOpacity: 'stroke-opacity',
}
/** The content policy of the documents forbids 'style'. */
const SAME = /^(?!style$)[a-z]+(?:-[a-z]+)*$/

/** JSX with HTML's attributes only, under HTML's names. Throws on syntax that it does not know. */
export function asMarkup(code: string, file: string): string {
  const edits: Edit[] = []
  const unknown = (form: string, { start }: Span): never => {
    const line = code.slice(0, start).split('\n').length
    throw new Error(`${file}:${line}: the first picture cannot write ${form} (tools/letras.ts).`)
  }
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier') return
      // The router's link is an element here.
      const isElement = /^[a-z]/.test(name.name) || name.name === 'Link'
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') {
          if (isElement) unknown(`an element with {...attributes}`, attribute)
          continue
        }
        const of = attribute.name
        if (of.type !== 'JSXIdentifier') return unknown('an attribute with a namespace', of)
        if (OF_REACT.test(of.name) || (isElement && OF_THE_PORTAL.has(of.name)))
          edits.push({ start: attribute.start, end: attribute.end, by: '' })
        else if (isElement && of.name in RENAMED)
          edits.push({ start: of.start, end: of.end, by: RENAMED[of.name] ?? '' })
        else if (isElement && !SAME.test(of.name)) unknown(`the attribute ${of.name}`, of)
      }
    },
  }).visit(parseAst(code, { lang: 'tsx' }, file))
  return edited(code, edits)
}
