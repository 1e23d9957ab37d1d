import { type Infer, enums } from 'superstruct'

import type { CallFailure } from '#contract/callError.ts'
import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

/** Judged by real answers only: `navigator.onLine` can be wrong both ways. */
export type Senal = Infer<typeof Senal>
const Senal = enums(['con-senal', 'sin-senal', 'portal-cautivo'])

/** The state of the signal, as an answer or a missing answer shows it. */
export function senalAfter(failure: CallFailure | undefined): Senal {
  if (failure?.kind === 'no-answer') return 'sin-senal'
  return failure?.kind === 'captive' ? 'portal-cautivo' : 'con-senal'
}

/** Notes the state of the signal, for every page to show. */
export function noteSenal({ publica }: Device, senal: Senal, now: number): Promise<void> {
  return ifPossible(async () => {
    const before = await publica.valores.get('senal')
    if (before?.value !== senal)
      await publica.valores.put({ id: 'senal', value: senal, savedAt: now })
  })
}

/** The signal as last noted; until something failed there is no reason to doubt it. */
export async function readSenal({ publica }: Device): Promise<Senal> {
  return (await readValor(publica, 'senal', Senal))?.value ?? 'con-senal'
}

/** Start of the present outage; undefined while there is signal. */
export async function sinSenalDesde({ publica }: Device): Promise<number | undefined> {
  const noted = await readValor(publica, 'senal', Senal)
  return noted && noted.value !== 'con-senal' ? noted.savedAt : undefined
}
