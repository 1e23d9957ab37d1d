import { expect, test } from 'vitest'

import { contacto } from '#contract/contacto.ts'

import { type Verdict, verdictOf } from '../../../server/src/gateway/verdict.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const HTML = { 'content-type': 'text/html' }
const REFUSED = '{"status":"error","error":"No"}'

const of = (status: number, body: string, headers: Record<string, string> = JSON_TYPE) =>
  verdictOf(contacto.guardarContactos, {
    status,
    headers: new Headers(headers),
    bytes: new TextEncoder().encode(body),
  })

test.each<[string, number, string, Record<string, string>, Verdict]>([
  ['an answer of the contract', 200, '{"status":"ok"}', JSON_TYPE, 'made'],
  ['an answer with more fields', 201, '{"extra":1}', JSON_TYPE, 'made'],
  ['a refusal with a successful status', 200, '{"status":"error"}', JSON_TYPE, 'refused'],
  ['a refusal in the form of the API', 422, REFUSED, JSON_TYPE, 'refused'],
  ['a refusal that names a wait', 422, REFUSED, { ...JSON_TYPE, 'retry-after': '5' }, 'later'],
  ['a page in place of a refusal', 404, '<h1>404</h1>', HTML, 'later'],
  ['a refusal that is cut off', 422, '{"status":', JSON_TYPE, 'later'],
  ['an ended session', 401, REFUSED, JSON_TYPE, 'later'],
  ['too many requests', 429, REFUSED, JSON_TYPE, 'later'],
  ['a server that has not begun', 503, '', {}, 'later'],
  ['an error of the server', 500, REFUSED, JSON_TYPE, 'unknown'],
  ['an error with a wait', 502, '', { 'retry-after': '5' }, 'unknown'],
  ['a proxy that waited in vain', 504, '<h1>504</h1>', HTML, 'unknown'],
  ['a page with a successful status', 200, '<html>', HTML, 'unknown'],
  ['a redirection', 302, '', { location: '/' }, 'unknown'],
  ['an answer that is cut off', 200, '{"status":', JSON_TYPE, 'unknown'],
  ['an answer of another shape', 200, '[]', JSON_TYPE, 'unknown'],
  ['a status that HTTP does not have', 999, '{}', JSON_TYPE, 'unknown'],
])(
  '[FLT-08] the verdict on a change is right for %s, status %i',
  (_how, status, body, headers, verdict) => {
    expect(of(status, body, headers)).toBe(verdict)
  },
)
