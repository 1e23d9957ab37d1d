import type { Operation } from './operation.ts'
import type { Operacion } from './salida.ts'

/**
 * The change over the person's own ones that have reached the provider since it was edited, one after the other: the screen
 * may still show the version from before all of them.
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
    if (version.of(row.payload) !== version.of(latest)) continue
    const answer = row.answers.findLast((said) => version.of(said) !== undefined)
    if (answer !== undefined) latest = version.over(latest, answer)
  }
  return latest
}

/**
 * The rows behind one that has landed, edited from the same version as it was: they go over what the provider has now.
 * Without this the person's second change would conflict with their own first.
 */
export function followers<Payload>(
  { type, version }: Operation<Payload>,
  landed: Operacion,
  group: Operacion[],
  current: unknown,
): { id: string; payload: Payload }[] {
  if (!version || version.of(current) === undefined) return []
  return group
    .filter(
      (row) =>
        row.type === type &&
        row.state === 'pending' &&
        row.tries === 0 &&
        Number(row.seq) > Number(landed.seq) &&
        version.of(row.payload) === version.of(landed.payload),
    )
    .map(({ id, payload }) => ({ id, payload: version.over(payload as Payload, current) }))
}

/** One key for each step; those of steps that are through stay as they are. */
export function keysFor<Payload>(
  { steps }: Operation<Payload>,
  first: string,
  kept: string[] = [],
): string[] {
  return steps.map((_step, n) => kept[n] ?? (n === 0 ? first : crypto.randomUUID()))
}

/** The row as one that was never sent: its steps that are not through have keys that nobody has seen. */
export function underNewKeys({ carried: _carried, ...row }: Operacion): Operacion {
  const through = row.answers.length
  const keys = row.keys.map((key, n) => (n < through ? key : crypto.randomUUID()))
  return { ...row, keys, tries: 0 }
}

/** What is left of a sent change when its person has left: its kind and its time. */
export function withoutContent({ payload: _payload, ...row }: Operacion): Operacion {
  return { ...row, answers: [], group: '' }
}
