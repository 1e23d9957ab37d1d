import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { type Kind, descarte, kinds, ready, readyInUse, standing } from './support/operations.ts'

const isPlayedAlways = (kind: Kind, how: string) => kind === descarte && how === 'twice'

for (const kind of kinds)
  for (const how of ['twice', 'again'] as const)
    test(
      `[FLT-16] ${kind.name}: if each request arrives twice, ${how === 'twice' ? 'at once' : 'one after the other'}, it is saved once`,
      { tag: isPlayedAlways(kind, how) ? ['@siempre', '@en-uso'] : [] },
      async ({ phone, provider, network }) => {
        const start = isPlayedAlways(kind, how) ? readyInUse : ready
        const portal = await start({ phone, provider, network }, kind)
        for (const match of kind.steps) network.rule({ match, do: { kind: how } })

        await kind.make(portal, 1)

        await expect.poll(() => standing(portal, kind)).toEqual(['done'])
        expect(await provider.efectos()).toHaveLength(kind.steps.length)
        await settle({ phone, provider, network }, 'norma')
      },
    )
