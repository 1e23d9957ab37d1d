import { createHash } from 'node:crypto'

import { conPedido, pedidoDeAhora } from './pedido.ts'

/** A statement that is asked so often gets a name. */
const OFTEN = 3
/** Each connection of the database keeps the plan of each name. */
const MAX_NAMES = 300
const MAX_COUNTED = 3_000
const SLOW_MS = 1_000

/**
 * Names for statements that return: the database then plans them once for each connection, which costs more than most
 * of them take.
 */
export function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counted = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMES) return known
    const times = (counted.get(text) ?? 0) + 1
    if (times < OFTEN) {
      // Lists of any length make ever new texts.
      if (counted.size >= MAX_COUNTED) counted.clear()
      counted.set(text, times)
      return undefined
    }
    counted.delete(text)
    const name = createHash('sha1').update(text).digest('hex')
    names.set(text, name)
    return name
  }
}

type Query = (first: unknown, ...rest: unknown[]) => unknown

/** Statements are texts, or objects with a text; a library's own kind sends itself and stays as it is. */
type Statement = { text: string; name?: string; pedido?: string | undefined }

const isStatement = (first: unknown): first is Statement =>
  typeof first === 'object' &&
  first !== null &&
  !('submit' in first) &&
  'text' in first &&
  typeof first.text === 'string'

/**
 * Notes the request of each statement: a statement that waits for a connection is sent while another request returns
 * one, and would otherwise be logged under that request.
 */
export const fromPool =
  (query: Query): Query =>
  (first, ...rest) => {
    if (typeof first === 'string') return query(conPedido(first), ...rest)
    return query(
      isStatement(first) ? { ...first, pedido: pedidoDeAhora.getStore() } : first,
      ...rest,
    )
  }

export type Client = {
  /** Undefined behind a pooler, which may give each statement another connection. */
  nameOf: ((text: string) => string | undefined) | undefined
  /** Told of a statement that still runs after a second, with the id of its request. */
  onSlow: (pedido: string | undefined) => void
}

/** Sends statements by name if they have one, and otherwise with the id of their request. */
export const onConnection =
  (query: Query, { nameOf, onSlow }: Client): Query =>
  (first, ...rest) => {
    if (typeof first === 'string') return query(conPedido(first), ...rest)
    if (!isStatement(first)) return query(first, ...rest)
    const pedido = first.pedido ?? pedidoDeAhora.getStore()
    const name = nameOf && (first.name ?? nameOf(first.text))
    const timer = setTimeout(() => onSlow(pedido), SLOW_MS)
    const over = () => clearTimeout(timer)
    const callback: unknown = rest.at(-1)
    const answer = query(
      // A text with an id is another statement: names and ids exclude each other.
      { ...first, name, text: name === undefined ? conPedido(first.text, pedido) : first.text },
      // The pool asks with a callback, a transaction with a promise.
      ...(typeof callback === 'function' ? [...rest.slice(0, -1), after(callback, over)] : rest),
    )
    if (answer instanceof Promise) answer.then(over, over)
    return answer
  }

function after(callback: Function, first: () => void) {
  return (...all: unknown[]): void => {
    first()
    Reflect.apply(callback, undefined, all)
  }
}
