import { is, number, type } from 'superstruct'

import { CallError } from '#contract/callError.ts'

const Versionada = type({ version: number() })

/** Version in a change, in an answer, or in the provider's value of a conflict. */
export const versionEn = (value: unknown): number | undefined =>
  is(value, Versionada) ? value.version : undefined

type Guardado<Hay> = {
  /** Reads the provider's present value. */
  hay: () => Promise<Hay>
  /** True if the present value is still the value that the change was made from. */
  esLoDeAntes: (hay: Hay) => boolean
  /** True if the present value already contains the change. */
  yaEsta: (hay: Hay) => boolean
  guardar: (hay?: Hay) => Promise<unknown>
}

/**
 * Makes saves safe on hosts without versions: compares with the provider's value first, so that no other device's
 * change is overwritten unseen.
 */
export async function sinOtraVersion<Hay>(
  { version }: { version?: number | undefined },
  { hay, esLoDeAntes, yaEsta, guardar }: Guardado<Hay>,
): Promise<unknown> {
  if (version !== undefined) return guardar()
  const actual = await hay()
  if (yaEsta(actual)) return actual
  if (esLoDeAntes(actual)) return guardar(actual)
  const failure = { kind: 'status', status: 412, statusText: '', actual } as const
  throw new CallError('antes de guardar', failure)
}
