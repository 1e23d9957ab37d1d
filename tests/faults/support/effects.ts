import type { OutboxRow } from '../../support/portal.ts'
import type { Provider } from '../../support/provider.ts'
import { expect } from '../../support/test.ts'
import { kinds } from './operations.ts'

/**
 * I1 and I2 for every kind of change: compares the phones' outboxes with the provider's database. `met`: keys of
 * changes that were already true at the provider.
 */
export async function assertEffects(
  provider: Provider,
  rows: OutboxRow[],
  met: string[] = [],
): Promise<void> {
  for (const { state, reason, type } of rows)
    if (state === 'rejected') expect(reason, `I1 ${type}`).toBeTruthy()
  if (provider.conClaves) await assertKeys(provider, rows, met)
  await assertHadOnce(provider, rows, met)
}

/** Each answered step on a phone had its one effect, and each effect belongs to a change. */
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

/** A double effect shows in the database itself: as a version, a mail, a file. */
async function assertHadOnce(provider: Provider, rows: OutboxRow[], met: string[]): Promise<void> {
  if (provider.build === 'producto') return
  const withEffect = rows.filter(({ keys }) => !keys.some((key) => met.includes(key)))
  const effects = await provider.efectos()
  for (const { name, type, effect } of kinds) {
    if (!effect) continue
    const made = effects.filter(({ operacion }) => operacion === effect.operacion).length
    expect(await effect.had(provider), `I2 ${name}`).toBe(made)
    const done = withEffect.filter((row) => row.type === type && row.state === 'done')
    // Without keys, a change that the phone gave up as lost may have arrived: at least this many effects are expected.
    expect(made, `I1 ${name}`).toBeGreaterThanOrEqual(done.length)
  }
  const files = (await provider.archivos()).map((file) => JSON.stringify(file))
  expect(new Set(files).size, 'I2 archivos').toBe(files.length)
}
