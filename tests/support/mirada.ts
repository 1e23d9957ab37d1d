import type { Page } from 'playwright'

import { type But, violationsOf } from './axe.ts'
import { drawn, foreignWords, room } from './enLaPagina.ts'
import { AJENAS } from './idioma.ts'
import { DEJAVU, SUS_LETRAS, letras } from './letras.ts'
import type { Portal } from './portal.ts'
import { type Look, expect } from './test.ts'

/** The ways of checking a screen: as on a phone, or on a computer. */
export type Mirar = {
  /** Checks words, axe in every colour scheme, and the room in every size. */
  whole: (where: string) => Promise<void>
  /** Checks words and room at the present size. */
  fits: (where: string) => Promise<void>
  /** Only axe, at the present size. */
  clean: (where: string) => Promise<void>
}

export type Aparato = { name: string; look: Look; mirar: (portal: Portal) => Mirar }

export const APARATOS: readonly Aparato[] = [
  {
    name: 'a phone, light and dark, at 320 px and with double text',
    look: { width: 390, height: 844 },
    mirar: (portal) => onAPhone(portal, judgeOf(portal)),
  },
  {
    name: 'a computer, light and dark, and a tablet with forced colours',
    look: { width: 1280, height: 800, mobile: false },
    mirar: (portal) => onAComputer(portal, judgeOf(portal)),
  },
]

/** Checks the page in the dark theme, then with the widest fallback letters: small, and of double size. */
function onAPhone(portal: Portal, expectClean: Judge): Mirar {
  const { page } = portal
  const whole = async (where: string) => {
    await expectWhole(portal, where)
    await expectClean(where)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectClean(`${where}, dark`, { only: ['color-contrast'] })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(letras({ family: DEJAVU }))
    await expectRoomy(page, `${where}, on the smallest phone`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(letras({ family: DEJAVU, size: '200%' }))
    await expectRoomy(page, `${where}, at 200 %`)
    await page.evaluate(SUS_LETRAS)
  }
  return {
    whole,
    fits: (where) => expectWhole(portal, where),
    clean: (where) => expectClean(where),
  }
}

/**
 * Checks the page in the dark theme, then on a tablet in forced colours, where axe still reads the portal's own
 * colours.
 */
function onAComputer(portal: Portal, expectClean: Judge): Mirar {
  const { page } = portal
  const whole = async (where: string) => {
    await expectWhole(portal, where)
    await expectClean(where)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectClean(`${where}, dark`, { only: ['color-contrast'] })
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await page.setViewportSize({ width: 768, height: 1024 })
    await expectClean(`${where}, forced colours`, { without: ['color-contrast'] })
    await expectRoomy(page, `${where}, on a tablet`)
    await page.emulateMedia({ forcedColors: 'none' })
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  return {
    whole,
    fits: (where) => expectWhole(portal, where),
    clean: (where) => expectClean(where),
  }
}

/**
 * All parts are loaded, in our words, under one heading: a form in place of a card is not a second
 * screen.
 */
async function expectWhole({ page, titulo, trayendo }: Portal, where: string) {
  await expect(titulo(), where).toHaveCount(1)
  await expect(trayendo(), where).toHaveCount(0)
  expect(await page.evaluate(foreignWords, AJENAS), where).toEqual([])
  await expectRoomy(page, where)
}

/** Checks that the page does not scroll sideways and has no target smaller than a finger. */
async function expectRoomy(page: Page, where: string) {
  expect(await page.evaluate(room), where).toEqual({ sideways: 0, tiny: [] })
}

type Judge = (where: string, rules?: But) => Promise<void>

/** Checks the page with axe. A page that passed the same rules is not checked again. */
function judgeOf({ page }: Portal): Judge {
  const judged = new Set<string>()
  return async (where, rules = {}) => {
    const { main, frame } = await page.evaluate(drawn)
    const isNew = (what: string) => {
      const before = judged.size
      return judged.add(`${JSON.stringify(rules)} ${what}`).size > before
    }
    const [newMain, newFrame] = [isNew(main), isNew(frame)]
    if (!newMain && !newFrame) return
    const violations = await violationsOf(page, newMain ? rules : { ...rules, outside: ['main'] })
    expect(
      violations.map(
        ({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([])
  }
}
