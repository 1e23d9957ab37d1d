import type { OutboxRow } from '../../support/portal.ts'
import type { Provider } from '../../support/provider.ts'
import { expect } from '../../support/test.ts'

/**
 * I1 and I2 for every kind of change: what phones say of their changes against what the provider's database holds; `met`
 * are keys of changes that found there already what they wanted to say.
 */
export async function assertEffects(
  provider: Provider,
  rows: OutboxRow[],
  met: string[] = [],
): Promise<void> {
  for (const { state, reason, type } of rows)
    if (state === 'rejected') expect(reason, `I1 ${type}`).toBeTruthy()
  if (provider.conClaves) await assertKeys(provider, rows, met)
  await assertNotas(provider, rows, met)
}

/** Each step that a phone holds for answered had its one effect, and no effect is without a change. */
async function assertKeys(provider: Provider, rows: OutboxRow[], met: string[]): Promise<void> {
  const keys = (await provider.efectos()).map(({ clave }) => clave)
  for (const { state, keys: own, answers, type } of rows) {
    const through = state === 'done' ? own : own.slice(0, answers.length)
    const withEffect = through.filter((key) => !met.includes(key))
    expect(keys, `I1 ${type}`).toEqual(expect.arrayContaining(withEffect))
    if (state === 'rejected')
      expect(keys, `I2 ${type}`).not.toContain(own[answers.length] ?? 'none')
  }
  expect(new Set(keys).size, 'I2').toBe(keys.length)
  expect(
    keys.filter((key) => key !== null && met.includes(key)),
    'I2 met',
  ).toEqual([])
  expect(
    rows.flatMap((row) => row.keys),
    'I2',
  ).toEqual(expect.arrayContaining(keys))
}

/** A save that ran twice shows in the note's version, a mail or a file that was made twice shows by itself. */
async function assertNotas(provider: Provider, rows: OutboxRow[], met: string[]): Promise<void> {
  if (provider.build === 'producto') return
  const withEffect = rows.filter(({ keys }) => !keys.some((key) => met.includes(key)))
  const done = (type: string) =>
    withEffect.filter((row) => row.type === type && row.state === 'done').length
  const effects = await provider.efectos()
  const of = (operacion: string) => effects.filter((effect) => effect.operacion === operacion)
  expect(await provider.savesOfNotas(), 'I2 notas').toBe(of('prueba.guardar').length)
  expect(await provider.correos(), 'I2 correos').toHaveLength(of('prueba.aviso').length)
  const files = (await provider.archivos()).map((file) => JSON.stringify(file))
  expect(new Set(files).size, 'I2 archivos').toBe(files.length)
  // Where nobody knows keys a change that was given up for lost may have arrived after all, so not fewer than these.
  expect(of('prueba.guardar').length, 'I1 notas').toBeGreaterThanOrEqual(done('nota.guardar'))
  expect(of('prueba.aviso').length, 'I1 archivos').toBeGreaterThanOrEqual(done('nota.adjuntar'))
}
