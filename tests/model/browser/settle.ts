import { sayOnline } from '../../faults/support/operations.ts'
import type { OutboxRow } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'
import { Violation } from '../intents.ts'
import type { Random } from '../random.ts'
import { checkNow } from './checks.ts'
import { type Handset, PEOPLE, type Run, type Who } from './run.ts'
import { comeIn, goOut, mend, present } from './screen.ts'
import { discardFound, findRows, resolveFound } from './secondThoughts.ts'

const PATIENCE = 60_000
const ROUNDS = 12

/** All faults end, and all people come back for their changes: nothing may be left that should have been sent. */
export async function settle(run: Run, handset: Handset, random: Random): Promise<void> {
  mend(handset)
  const first = await present(handset, random)
  for (const who of [first, ...PEOPLE.filter((of) => of !== first)]) {
    if ((await openRows(run, handset, who)).length === 0) continue
    if (handset.who !== who) {
      await goOut(handset)
      await comeIn(handset, who)
    }
    await settleFor(run, handset, who, random)
  }
}

async function openRows({ provider }: Run, { phone }: Handset, who: Who): Promise<OutboxRow[]> {
  const uid = String(provider.uidOf(who))
  return (await phone.portal.outbox()).filter((row) => row.uid === uid && row.state !== 'done')
}

/** Changes that send themselves are sent; the person ends the others. */
async function settleFor(run: Run, handset: Handset, who: Who, random: Random): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await expect
      .poll(
        async () => {
          await sayOnline(handset.phone.portal)
          return moving(await openRows(run, handset, who))
        },
        { message: 'stuck', timeout: PATIENCE },
      )
      .toEqual([])
    await checkNow(run, handset)
    const [left] = await openRows(run, handset, who)
    if (!left) return
    const stands = ({ state }: OutboxRow) => state === 'conflict' || state === 'rejected'
    const [found] = await findRows(run, handset, stands)
    if (!found) throw new Violation('stuck', `a row that nobody meant: ${JSON.stringify(left)}`)
    const end = found.row.state === 'conflict' ? resolveFound : discardFound
    run.log.push(`settle ${handset.name}: ${await end(run, handset, random, found)}`)
  }
  throw new Violation('stuck', `${who} on ${handset.name} has decided ${ROUNDS} times`)
}

/** Rows that do not wait for a decision of the person. */
const moving = (rows: OutboxRow[]) =>
  rows
    .filter(
      ({ state, group, seq }) =>
        (state === 'pending' || state === 'sending') &&
        !rows.some(
          (of) =>
            of.group === group &&
            of.seq < seq &&
            (of.state === 'conflict' || of.state === 'rejected'),
        ),
    )
    .map(({ type, state, tries, id }) => ({ type, state, tries, id }))
