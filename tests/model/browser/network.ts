import type { Action } from '../../faults/support/actions.ts'
import type { Random } from '../random.ts'
import type { Handset } from './run.ts'

const FAULTS: Action[] = [
  { kind: 'dropAnswer' },
  { kind: 'dropAnswer' },
  { kind: 'dropAnswer' },
  { kind: 'cutRequest', at: 'half' },
  { kind: 'cutAnswer', at: 'half' },
  { kind: 'status', code: 500 },
  { kind: 'status', code: 502, body: '<html>' },
  { kind: 'status', code: 503, headers: { 'retry-after': '1' } },
  { kind: 'status', code: 429 },
  { kind: 'status', code: 401, body: '<html>', headers: { 'content-type': 'text/html' } },
  { kind: 'captive' },
  { kind: 'corrupt', how: 'truncate' },
  { kind: 'blackhole' },
  { kind: 'stallAnswer', ms: 4000 },
  { kind: 'twice' },
  { kind: 'twice' },
  { kind: 'again' },
  { kind: 'swap' },
]
const MATCHES = [
  '/v1/',
  'POST /v1/',
  'POST /v1/',
  'POST /v1/prueba/',
  'POST /v1/prueba/notas/archivos',
  'POST /v1/afiliados/deshabilitar',
]

/** The next few requests, or those of one kind, fail in this way. */
export function misbehave({ network }: Handset, random: Random): string {
  const fault = random.pick(FAULTS) ?? { kind: 'dropAnswer' }
  const match = random.pick(MATCHES) ?? '/v1/'
  const times = 1 + random.below(3)
  network.rule({ match, times, do: fault })
  return `${JSON.stringify(fault)}, ${times} times, ${match}`
}
