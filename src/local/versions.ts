import type { Operation } from './operation.ts'
import type { Operacion } from './salida.ts'

/** The change over the person's own last one, where that has reached the provider since it was edited. */
export function overWhatIsDone<Payload>(
  { type, version }: Operation<Payload>,
  payload: Payload,
  before: Operacion[],
): Payload {
  const last = before.findLast((row) => row.type === type)
  if (!version || last?.state !== 'done' || last.payload === undefined) return payload
  const answer = last.answers.findLast((said) => version.of(said) !== undefined)
  const editedBefore = version.of(payload) === version.of(last.payload)
  return answer !== undefined && editedBefore ? version.over(payload, answer) : payload
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
