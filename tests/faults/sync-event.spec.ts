import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { descarte, readyInUse, standing } from './support/operations.ts'

test(
  '[FLT-39] a sync event that leaves unsent changes fails, so that the browser repeats it',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, provider, network }) => {
    const portal = await readyInUse({ phone, provider, network }, descarte)
    network.cut()
    await descarte.make(portal, 1)

    const left = await phone.browser.outcomeOfSync()
    network.restore()
    const sent = await phone.browser.outcomeOfSync()

    expect(left).toContain('1 changes are still to be sent')
    expect(sent).toBe('well')
    expect(await standing(portal, descarte)).toEqual(['done'])
    await settle({ phone, provider, network }, 'norma')
  },
)
