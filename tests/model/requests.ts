import { Violation, ownerOf } from './intents.ts'
import type { Request } from './network.ts'
import type { Phone } from './phone.ts'

/** Body sent under each key. */
export type Said = Map<string, string>

/** Requests that the sender knows as arrived, by their step. */
export type Heard = Map<string, { request: Request; at: number }>

/** One step of one change: by its key, or on a host without keys by its words, which are unique except for a dismissal. */
const stepOf = ({ key, method, path, body }: Request): string | undefined =>
  key ?? (method === 'POST' && path.includes('/notas/') ? `${path} ${JSON.stringify(body)}` : key)

/** A whole answer has reached its sender: this step is done. */
export function noteHeard(heard: Heard, request: Request, at: number): void {
  const step = stepOf(request)
  if (step !== undefined) heard.set(step, { request, at })
}

/** An answered step is sent again only by the successor of an engine that died or froze before it read the answer. */
export function checkNotAgain(
  request: Request,
  heard: Heard,
  phones: Phone[],
): Violation | undefined {
  const step = stepOf(request)
  const before = step === undefined ? undefined : heard.get(step)
  if (!before || before.at >= request.startedAt || !isAlive(before.request, phones))
    return undefined
  return new Violation(
    'sent again, and it was heard to be there',
    `${request.path} ${JSON.stringify(request.body)} from ${request.engine.name}`,
  )
}

/**
 * Checks when a request is sent: the change belongs to the signed-in person, is unchanged, and no other living engine
 * is sending it.
 */
export function checkRequest(
  request: Request,
  flying: Request[],
  said: Said,
  phones: Phone[],
): Violation[] {
  const found: Violation[] = []
  const { headers, body, path, key, engine, phone } = request
  const [, middle = ''] = (headers['authorization'] ?? '').split('.')
  const uid =
    middle === ''
      ? undefined
      : (JSON.parse(Buffer.from(middle, 'base64url').toString()) as { uid: number }).uid
  const owner = ownerOf(JSON.stringify(body ?? ''))
  if (uid !== undefined && owner !== undefined && owner !== uid)
    found.push(
      new Violation('I5 one person', `${path} of ${owner} leaves with the token of ${uid}`),
    )
  if (key !== undefined) {
    const words = `${path} ${JSON.stringify(body)}`
    const before = said.get(key) ?? words
    said.set(key, words)
    if (before !== words)
      found.push(new Violation('one key, one change', `${key}: ${before}, then ${words}`))
    for (const other of flying)
      if (!other.over && other.key === key && other.engine !== engine && isAlive(other, phones))
        found.push(
          new Violation(
            'one drain',
            `${path} ${key} in flight from ${other.engine.name} and ${engine.name} on ${phone}`,
          ),
        )
    flying.push(request)
  }
  for (let n = flying.length - 1; n >= 0; n--) if (flying[n]?.over) flying.splice(n, 1)
  return found
}

/** After a freeze or a change of its clock, an engine may have been replaced by another, correctly. */
function isAlive({ engine, startedAt, phone: name }: Request, phones: Phone[]): boolean {
  const phone = phones.find((other) => other.name === name)
  const jumped = phone !== undefined && phone.jumpedAt() >= startedAt - 70_000
  return !engine.dead() && !engine.frozen() && engine.frozenAt() < startedAt && !jumped
}
