// Finds calls of new functions in a script, by its syntax tree. The lists contain functions that Chrome 114, Safari 17
// or Firefox 125 lack.
import { Visitor, parseSync } from 'vite'

const DE_UN_OBJETO = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Atomics: ['pause', 'waitAsync'],
  Error: ['isError'],
  Iterator: ['concat', 'from', 'zip'],
  Map: ['groupBy'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  ReadableStream: ['from'],
  RegExp: ['escape'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  scheduler: ['postTask', 'yield'],
}
/** New methods with a name that no old method has. */
const METODOS = new Set(
  (
    'getOrInsert getOrInsertComputed isDisjointFrom isSubsetOf isSupersetOf symmetricDifference ' +
    'setFromBase64 setFromHex toBase64 transferToFixedLength ' +
    'checkVisibility moveBefore requestClose setHTMLUnsafe startViewTransition'
  ).split(' '),
)
/** New functions and classes that are called without an object. */
const GLOBALES = new Set(['CloseWatcher', 'Float16Array', 'Iterator', 'Temporal', 'URLPattern'])
const FUNCIONES = new Set(['requestIdleCallback'])
/** Methods that arrays have had for long and iterators are new to; the listed calls return iterators. */
const DE_ITERADOR = new Set(
  'drop every filter find flatMap forEach map reduce some take toArray'.split(' '),
)
const DAN_ITERADOR = new Set(['entries', 'keys', 'matchAll', 'values'])
/** Methods that are new on sets, and have names that others use too. */
const DE_CONJUNTO = new Set(['difference', 'intersection', 'union'])
/** Objects that are new as a whole. */
const TARDIOS = new Set(['Iterator', 'scheduler'])
const WINDOWS = new Set(['globalThis', 'self', 'window'])

/**
 * New functions that a script calls, once for each call; 'for await' may loop over a stream. Two kinds of calls are
 * left out: functions that a bundle brings along (core-js: `export({ target: 'Promise', stat: true }, { try: … })`),
 * and functions whose presence the script checks (`typeof`, `in`, `?.`, any mention that is no call), as it has
 * another way then.
 */
export function llamadasTardias(source) {
  const { program, errors } = parseSync('script.js', source)
  if (errors.length > 0) throw new Error(errors[0].message)
  const calls = []
  const brought = new Set()
  const looked = new Set()
  const called = new Set()
  new Visitor({
    CallExpression(node) {
      for (const name of broughtBy(node)) brought.add(name)
      if (node.optional) return
      called.add(node.callee)
      const name = lateName(node.callee)
      if (name) calls.push(name)
    },
    NewExpression({ callee }) {
      called.add(callee)
      const name = classOf(callee)
      if (name) calls.push(name)
    },
    ForOfStatement(node) {
      if (node.await) calls.push('for await')
    },
    MemberExpression(node) {
      if (!called.has(node)) looked.add(lateName(node) ?? globalOf(node))
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof' && argument.type === 'Identifier') looked.add(argument.name)
    },
    BinaryExpression({ operator, left }) {
      if (operator === 'in') looked.add(textOf(left))
    },
  }).visit(program)
  const isLookedFor = (name) => {
    const [object, method] = name.split('.')
    return (
      looked.has(name) ||
      looked.has(method ?? object) ||
      (TARDIOS.has(object) && looked.has(object))
    )
  }
  return calls.filter((name) => !brought.has(name) && !isLookedFor(name))
}

/**
 * Name of the called function, such as 'Promise.try', '.isSubsetOf', 'iterator.map' or 'requestIdleCallback'; undefined
 * for old functions.
 */
function lateName(callee) {
  if (isNamed(callee, FUNCIONES)) return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined
  const { object, property } = callee
  const { name } = property
  if (isNamed(object, WINDOWS) && FUNCIONES.has(name)) return name
  if (object.type === 'Identifier' && DE_UN_OBJETO[object.name]?.includes(name))
    return `${object.name}.${name}`
  if (METODOS.has(name)) return `.${name}`
  if (DE_ITERADOR.has(name) && givesIterator(object)) return `iterator.${name}`
  if (DE_CONJUNTO.has(name) && object.type === 'NewExpression' && object.callee.name === 'Set')
    return `.${name}`
  return undefined
}

/** `Object.keys(x)` is an array, `map.keys()` is an iterator. */
function givesIterator({ type, callee }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return false
  const { object, property } = callee
  return !callee.computed && DAN_ITERADOR.has(property.name) && object.name !== 'Object'
}

/** Functions that core-js defines with this call. */
function broughtBy(call) {
  const [options, methods] = call.arguments
  if (options?.type !== 'ObjectExpression' || methods?.type !== 'ObjectExpression') return []
  const target = textOf(options.properties.find(({ key }) => key?.name === 'target')?.value)
  if (target === undefined) return []
  return methods.properties.flatMap(({ key }) => {
    const name = key?.name ?? key?.value
    const kind = target === 'Iterator' ? [`iterator.${name}`] : []
    return [`${target}.${name}`, `.${name}`, ...kind]
  })
}

/** The value of a text; some bundlers write texts as templates. */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0].value.cooked
  return typeof node?.value === 'string' ? node.value : undefined
}

const classOf = (callee) => (isNamed(callee, GLOBALES) ? callee.name : undefined)

const isNamed = (node, names) => node.type === 'Identifier' && names.has(node.name)

/** A mention like `window.URLPattern` checks that the function exists. */
const globalOf = ({ object, property }) =>
  isNamed(object, WINDOWS) && GLOBALES.has(property.name) ? property.name : undefined
