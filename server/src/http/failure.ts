import type { ErrorHandler } from 'hono'

import { shortAddress } from '../base/log.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { HttpContext, HttpEnv } from './environment.ts'

const code = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** SQLSTATE or system code of a database error, at any depth of wrapping. */
export function databaseCode(error: unknown): string | undefined {
  return (
    code(error) ?? (error instanceof Error && error.cause ? databaseCode(error.cause) : undefined)
  )
}

// Temporary errors: lost connection, shutdown, startup, too many clients, deadlock, serialization.
const PASSING = /^(08|57P0|53|40)|^ECONN|^EPIPE|^ETIMEDOUT/
const LOST =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|PGlite is clos/

/** Refusal for an unexpected error; the details stay in the log. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const lost = error instanceof Error && LOST.test(`${error.message} ${String(error.cause)}`)
  return lost || PASSING.test(databaseCode(error) ?? '')
    ? new Problem(503, undefined, { retryAfter: 2 })
    : new Problem(500)
}

export function audit(
  context: HttpContext,
  { log }: Pick<Portal, 'log'>,
  evento: string,
  fields: object = {},
): void {
  log.info(
    {
      seguridad: evento,
      pedido: context.get('pedido'),
      ruta: context.get('ruta'),
      uid: context.get('uid'),
      sid: context.get('sid'),
      direccion: shortAddress(context.get('direccion')),
      ...fields,
    },
    'seguridad',
  )
}

export function answerProblem(context: HttpContext, problem: Problem): Response {
  return context.body(JSON.stringify(problem.body), {
    status: problem.status as 400,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...problem.headers,
    },
  })
}

/** Turns every failure into the one form of an error answer: no stack, no SQL. */
export function failure(portal: Pick<Portal, 'log'>): ErrorHandler<HttpEnv> {
  return (error, context) => {
    const problem = asProblem(error)
    const { evento, objeto } = problem.details
    if (evento)
      audit(context, portal, evento, { resultado: 'mal', ...(objeto !== undefined && { objeto }) })
    if (problem.status >= 500 && !(error instanceof Problem))
      // Only name, code and stack are logged: the database's message would quote typed text.
      portal.log.error(
        {
          pedido: context.get('pedido'),
          error: error.name,
          codigo: databaseCode(error),
          pila: frames(error),
        },
        'error',
      )
    return answerProblem(context, problem)
  }
}

const frames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
