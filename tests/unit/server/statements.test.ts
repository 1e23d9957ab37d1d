import { expect, test } from 'vitest'

import { pedidoDeAhora } from '../../../server/src/base/pedido.ts'
import { createNames, fromPool, onConnection } from '../../../server/src/base/statements.ts'

const SELECT = 'select a from b where c = $1'
const sent = (asked: unknown[]) => (first: unknown) => {
  asked.push(first)
  return Promise.resolve()
}
const onSlow = () => undefined

test('a statement gets a name at its third time, and keeps it; rare ones get none', () => {
  const nameOf = createNames()
  const names = [1, 2, 3, 4].map(() => nameOf(SELECT))

  expect(names.slice(0, 2)).toEqual([undefined, undefined])
  expect(names[2]).toMatch(/^[\da-f]{40}$/)
  expect(names[3]).toBe(names[2])
  expect(nameOf(`${SELECT} limit 1`)).toBeUndefined()
})

test('at most three hundred statements have names: each connection keeps a plan for each', () => {
  const nameOf = createNames()
  const all = Array.from({ length: 400 }, (_, n) => `select ${n}`)
  const named = all.filter((text) => [1, 2, 3].map(() => nameOf(text)).at(-1) !== undefined)

  expect(named).toHaveLength(300)
  expect(nameOf('select 0')).toBeDefined()
})

test('a statement is sent by its name, or with the id of its request, and never with both', () => {
  const asked: unknown[] = []
  const query = onConnection(sent(asked), {
    nameOf: (text) => (text === SELECT ? 'x' : undefined),
    onSlow,
  })
  pedidoDeAhora.run('pedido-uno', () => {
    query({ text: SELECT, values: [1] })
    query({ text: 'select 2', values: [] })
    query('begin')
  })
  query('commit')

  expect(asked).toMatchObject([
    { text: SELECT, values: [1], name: 'x' },
    { text: '/* pedido pedido-uno */ select 2' },
    '/* pedido pedido-uno */ begin',
    'commit',
  ])
})

test('a statement that waited for a connection keeps its own request', () => {
  const asked: unknown[] = []
  const waiting: (() => unknown)[] = []
  const connection = onConnection(sent(asked), { nameOf: undefined, onSlow })
  const pool = fromPool((first) => waiting.push(() => connection(first)))
  pedidoDeAhora.run('pedido-uno', () => pool({ text: 'select 1' }))
  pedidoDeAhora.run('pedido-dos', () => waiting.forEach((go) => go()))

  expect(asked).toMatchObject([{ text: '/* pedido pedido-uno */ select 1' }])
})

test("a library's own statement is sent as it is", () => {
  const asked: unknown[] = []
  const cursor = { submit: () => undefined, text: 'select 1' }
  onConnection(sent(asked), { nameOf: () => 'x', onSlow })(cursor)

  expect(asked).toEqual([cursor])
})
