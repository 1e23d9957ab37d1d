import type { Sesion, SesionAbierta } from '#local/bases/salida.ts'
import { isLeftAlone } from '#local/session/leftAlone.ts'

import { Violation } from './intents.ts'
import type { Phone } from './phone.ts'
import type { Run } from './run.ts'

/** The sessions of one phone as they follow each other. */
export type Followed = { last: Sesion | undefined; untold: string[] }

/** Checks every change of a phone's session: each sign-out has a reason, and must be reported to the provider. */
export function followSession(run: Run, phone: Phone, followed: Followed): void {
  const now = phone.kept.sesion()
  const before = followed.last
  followed.last = now
  if (before?.state !== 'in' || isTheSame(before, now)) return
  if (now?.state === 'out') {
    checkReason(run, phone, before, now.why)
    checkDrafts(phone, before)
  }
  const isTold = now !== undefined && !(now.state === 'out' && now.why === '401')
  if (isTold && before.sid !== undefined) followed.untold.push(before.sid)
}

const isTheSame = (before: SesionAbierta, now: Sesion | undefined) =>
  now?.state === 'in' && now.sid === before.sid

/** A signed-in person stays so until they leave, a shared phone is left alone, or the provider ends the session. */
function checkReason(run: Run, phone: Phone, before: SesionAbierta, why: string): void {
  const left = `${before.uid} on ${phone.name}: ${why}`
  if (why === 'sin-token' || (why === 'sin-uso' && !isLeftAlone(before, phone.clock())))
    throw new Violation('signed out without a reason', left)
  if (why === '401' && run.provider.isOpen(String(before.sid)))
    throw new Violation('signed out without a reason', `${left}, though nobody ended it`)
}

/** After a sign-out none of the person's data are shown or stored. */
export function checkNothingLeft(run: Run, phone: Phone): void {
  const { name, kept } = phone
  const session = kept.sesion()
  if (!session || !phone.front()) return
  const inside = session.state === 'in' ? session.uid : undefined
  const [left] = inside === undefined ? kept.leftovers() : []
  if (left !== undefined)
    throw new Violation('I5 left after a sign-out', `of ${session.uid} on ${name}: ${left}`)
  const spoken = run
    .rows(phone)
    .find(
      ({ uid, state, payload, answers }) =>
        uid !== inside && state === 'done' && (payload !== undefined || answers.length > 0),
    )
  if (spoken)
    throw new Violation(
      'I5 left after a sign-out',
      `what ${spoken.uid} sent on ${name} still says ${JSON.stringify(spoken.payload)}`,
    )
}

/** A shared phone does not keep drafts either. */
function checkDrafts({ kept, name }: Phone, before: SesionAbierta): void {
  const draft = kept.drafts().find(({ uid }) => uid === before.uid)
  if (before.shared && draft)
    throw new Violation('I5 left after a sign-out', `a draft of ${before.uid} on ${name}`)
}

/**
 * When all work is done, the provider was told of every sign-out of a phone that kept its data; or the phone found no
 * list of capabilities and still stores the message.
 */
export function checkAllTold({ provider }: Run, { name, kept }: Phone, { untold }: Followed): void {
  if (!provider.has('sesiones')) return
  const isDeaf = !kept.list().includes('sesiones')
  const toTell = new Set(isDeaf ? kept.revocations().map(({ sid }) => sid) : [])
  const open = untold.find((sid) => provider.isOpen(sid) && !toTell.has(sid))
  if (open !== undefined)
    throw new Violation('a sign-out that nobody was told of', `session ${open} of ${name}`)
}
