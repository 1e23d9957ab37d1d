import { is, number, type } from 'superstruct'

import { CallError } from '#contract/callError.ts'

const Versionada = type({ version: number() })

/** The version inside a change, an answer, or what the provider has instead. */
export const versionEn = (value: unknown): number | undefined =>
  is(value, Versionada) ? value.version : undefined

type Guardado<Hay> = {
  /** Asks for what the provider has now. */
  hay: () => Promise<Hay>
  /** Whether that is what the change was made from. */
  esLoDeAntes: (hay: Hay) => boolean
  /** Whether that is what it says already. */
  yaEsta: (hay: Hay) => boolean
  guardar: (hay?: Hay) => Promise<unknown>
}

/** Saves; where the host tells no versions, looks first whether somebody changed the same meanwhile: nothing is overwritten unseen. */
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
