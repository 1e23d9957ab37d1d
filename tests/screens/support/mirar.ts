import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { drawn, foreignWords, room } from '../../support/enLaPagina.ts'
import { AJENAS } from '../../support/idioma.ts'
import { quieto } from './quieto.ts'

/**
 * Judges a screen: its words, its room here and on the smallest phone, and axe. A screen or frame
 * that was judged before is not judged again.
 */
export function mirador(): (where: string) => Promise<void> {
  const judged = new Set<string>()
  const isNew = (what: string) => {
    const before = judged.size
    return judged.add(what).size > before
  }
  return async (where) => {
    const { main, frame } = drawn()
    const [newMain, newFrame] = [isNew(main), isNew(frame)]
    if (!newMain && !newFrame) return
    expect({ where, foreign: foreignWords(AJENAS) }).toEqual({ where, foreign: [] })
    expectRoomy(where)
    await quieto()
    const { violations } = await axe.run(newFrame ? document : 'main', {
      resultTypes: ['violations'],
    })
    expect(
      violations.map(
        ({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([])
    await page.viewport(320, 640)
    await quieto()
    expectRoomy(`${where}, on the smallest phone`)
    await page.viewport(390, 844)
  }
}

/** Checks that the page does not scroll sideways and has no target smaller than a finger. */
const expectRoomy = (where: string) =>
  expect({ where, ...room() }).toEqual({ where, sideways: 0, tiny: [] })
