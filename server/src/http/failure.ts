import type { ErrorHandler } from 'hono'

import { inLog, isPassing } from '../base/databaseError.ts'
import { shortAddress } from '../base/log.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { HttpContext, HttpEnv } from './environment.ts'

/** Refusal for an unexpected error; the details stay in the log. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  return isPassing(error) ? new Problem(503, undefined, { retryAfter: 2 }) : new Problem(500)
}

export function audit(
  context: HttpContext,
  { log, metrics }: Pick<Portal, 'log' | 'metrics'>,
  evento: string,
  fields: { resultado?: string } & object = {},
): void {
  metrics.security(evento, fields.resultado ?? '')
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
export function failure(portal: Pick<Portal, 'log' | 'metrics'>): ErrorHandler<HttpEnv> {
  return (error, context) => {
    const problem = asProblem(error)
    const { evento, objeto } = problem.details
    if (evento)
      audit(context, portal, evento, { resultado: 'mal', ...(objeto !== undefined && { objeto }) })
    if (problem.status >= 500 && !(error instanceof Problem)) {
      const said = inLog(error)
      portal.metrics.failed(said.codigo ?? said.error)
      // Only name, code and stack are logged: the database's message would quote typed text.
      portal.log.error(
        {
          pedido: context.get('pedido'),
          ...said,
          pila: frames(error),
        },
        'error',
      )
    }
    return answerProblem(context, problem)
  }
}

const frames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
