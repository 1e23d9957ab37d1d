import type { Operacion } from '#local/bases/salida.ts'
import type { Operation } from '#local/operation.ts'

/**
 * Bases a change on the person's earlier changes that reached the provider after this one was edited. The screen may
 * still have shown the version from before them. A change without a version names none to compare: its operation looks
 * at the provider's value before it saves.
 */
export function overWhatIsDone<Payload>(
  { type, version }: Operation<Payload>,
  payload: Payload,
  before: Operacion[],
): Payload {
  if (!version) return payload
  let latest = payload
  for (const row of before) {
    if (row.type !== type || row.state !== 'done' || row.payload === undefined) continue
    const from = version.of(latest)
    if (from === undefined || version.of(row.payload) !== from) continue
    const answer = row.answers.findLast((said) => version.of(said) !== undefined)
    if (answer !== undefined) latest = version.over(latest, answer)
  }
  return latest
}

/**
 * The waiting rows that were edited from the same version as the row that has just arrived, now based on the provider's
 * present value. Without this the person's second change would conflict with their own first one. Changes without a
 * version are left as they are.
 */
export function followers<Payload>(
  { type, version }: Operation<Payload>,
  landed: Operacion,
  group: Operacion[],
  current: unknown,
): { id: string; payload: Payload }[] {
  const from = version?.of(landed.payload)
  if (!version || from === undefined || version.of(current) === undefined) return []
  return group
    .filter(
      (row) =>
        row.type === type &&
        row.state === 'pending' &&
        row.tries === 0 &&
        Number(row.seq) > Number(landed.seq) &&
        version.of(row.payload) === from,
    )
    .map(({ id, payload }) => ({ id, payload: version.over(payload as Payload, current) }))
}

/** One key for each step. Answered steps keep their keys. */
export function keysFor<Payload>(
  { steps }: Operation<Payload>,
  first: string,
  kept: string[] = [],
): string[] {
  return steps.map((_step, n) => kept[n] ?? (n === 0 ? first : crypto.randomUUID()))
}

/** The row as if it had never been sent: each unanswered step gets a new key. */
export function underNewKeys({ carried: _carried, ...row }: Operacion): Operacion {
  const through = row.answers.length
  const keys = row.keys.map((key, n) => (n < through ? key : crypto.randomUUID()))
  return { ...row, keys, tries: 0 }
}

/**
 * A 'dudosa' change, ready to be sent again. If the host cannot say whether its key had an effect, the change gets a new
 * key: under the former one the host would only repeat its answer.
 */
export function sentAgain({ sinSaber, ...row }: Operacion): Operacion {
  return sinSaber ? { ...underNewKeys(row), tries: row.tries } : row
}

/** After its person signed out, only type and times of a sent change stay. */
export function withoutContent({
  payload: _payload,
  sellado: _sellado,
  ...row
}: Operacion): Operacion {
  return { ...row, answers: [], group: '' }
}
