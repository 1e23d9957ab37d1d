import type { Answer } from './provider.ts'

/** Faults that can hit a request or its answer. */
export type Fault =
  | 'dropAnswer'
  | 'cut'
  | '500'
  | '500-late'
  | '503'
  | '429'
  | 'captive'
  | 'redirect'
  | '401-html'
  | 'corrupt'
  | 'blackhole'
  | 'blackhole-late'
  | 'twice'
  | 'late'
  | 'swap'
  | 'gateway'
  | 'words'
  | 'patience'

export const FAULTS: readonly Fault[] = [
  'dropAnswer',
  'dropAnswer',
  'dropAnswer',
  'cut',
  '500',
  '500-late',
  '503',
  '429',
  'captive',
  'redirect',
  '401-html',
  'corrupt',
  'blackhole',
  'blackhole-late',
  'twice',
  'twice',
  'late',
  'late',
  'swap',
  'gateway',
  'patience',
]

/** A late request, long after its sender gave up, makes a host without keys do it twice. */
export const HARMLESS_WITHOUT_KEYS = FAULTS.filter(
  (fault) => !['twice', 'late', 'blackhole-late'].includes(fault),
)

export type Rule = {
  fault: Fault
  /** Number of further requests that the fault hits. */
  times: number
  applies: (asked: { method: string; path: string; body: unknown }) => boolean
}

/** True if the request reaches the provider. */
export const isDelivered = (fault: Fault | undefined) =>
  fault === undefined ||
  ['dropAnswer', '500-late', 'corrupt', 'blackhole-late', 'twice', 'late', 'swap'].includes(fault)

const HTML = '<!doctype html><h1>Wi-Fi</h1>'
const PAGE = { body: HTML, headers: { 'content-type': 'text/html' } }

/** A refusal in JSON from a device in between, which cannot be distinguished from the provider's. */
export const WORDS = 'Request Entity Too Large'

/** Answer in place of the list of capabilities while it is missing. */
export type Missing = 'gone' | 'page' | 'trouble'
export const MISSING: Record<Missing, Answer> = {
  gone: { status: 404, ...PAGE },
  page: { status: 200, ...PAGE },
  trouble: { status: 503, ...PAGE },
}

/** The sender's result: an answer, a broken line ('cut'), or nothing at all. */
export function received(
  fault: Fault | undefined,
  answer: Answer | undefined,
): Answer | 'cut' | 'nothing' {
  switch (fault) {
    case '500':
    case '500-late':
      return { status: 502, body: 'Bad gateway' }
    case '503':
      return { status: 503, body: {}, headers: { 'retry-after': '20' } }
    case '429':
      return { status: 429, body: {} }
    case 'captive':
      return { status: 200, ...PAGE }
    case '401-html':
      return { status: 401, ...PAGE }
    case 'gateway':
      return { status: 404, ...PAGE }
    case 'words':
      return { status: 413, body: { message: WORDS } }
    case 'patience':
      return { status: 503, body: {}, headers: { 'retry-after': '315360000' } }
    case 'redirect':
      return { status: 302, body: '' }
    case 'corrupt':
      return answer ? { ...answer, body: JSON.stringify(answer.body).slice(0, -1) } : 'cut'
    case 'dropAnswer':
    case 'cut':
    case 'late':
      return 'cut'
    case 'blackhole':
    case 'blackhole-late':
      return 'nothing'
    case 'twice':
    case 'swap':
    case undefined:
      return answer ?? 'cut'
  }
}
