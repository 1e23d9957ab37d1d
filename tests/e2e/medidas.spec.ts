import type { Locator } from 'playwright/test'

import { mostradorOn } from '../support/contador.ts'
import { DEJAVU, letras } from '../support/letras.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { type Look, expect, test } from '../support/test.ts'

const SIZES: [name: string, look: Look][] = [
  ['the smallest phone', { width: 320, height: 640 }],
  ['a phone lying down', { width: 844, height: 390 }],
  ['double text', { width: 390, height: 844, scripts: [letras({ size: '200%' })] }],
  ['a computer', { width: 1280, height: 800, mobile: false }],
  [
    'the smallest phone with wide letters',
    { width: 320, height: 640, scripts: [letras({ family: DEJAVU })] },
  ],
]
const FAMILIES = [
  { who: 'norma', members: 4 },
  { who: 'recetas', members: 1 },
] as const

const boxOf = async (of: Locator) => {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await of.boundingBox()) ?? {}
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

/** All of it in sight, with nothing over it. */
async function expectWhole(of: Locator, where: string) {
  await expect(of, where).toBeInViewport({ ratio: 0.999 })
  const covered = await of.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const at = (x: number, y: number) => document.elementFromPoint(x, y)
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    return points.filter(([x, y]) => {
      const there = at(x, y)
      return !there || !(element.contains(there) || there.contains(element))
    })
  })
  expect(covered, `${where}: something lies over it`).toEqual([])
}

/** Rows of the same length: nobody is left alone below. */
async function expectNoOrphan(items: Locator, where: string) {
  const rows = new Map<number, number>()
  for (const item of await items.all()) {
    const { top } = await boxOf(item)
    rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1)
  }
  expect(new Set(rows.values()).size, `${where}: ${JSON.stringify([...rows])}`).toBe(1)
}

const miembros = ({ page }: Portal) =>
  page.getByRole('list', { name: 'Tu grupo familiar' }).getByRole('listitem')
const numero = /^\d\d-\d{6}-\d$/

for (const [name, look] of SIZES)
  for (const { who, members } of FAMILIES)
    test(`[CRED-01, HOME-01] ${name}, ${members} in the family: the code is whole, the number in sight above what is pressed, no card alone`, async ({
      open,
    }) => {
      const { portal } = await open(look)
      const { page } = portal
      await portal.signIn(people[who])
      await page.getByRole('button', { name: 'Cerrar aviso' }).click()
      await mostradorOn(portal).guardado()
      await expect(miembros(portal)).toHaveCount(members)
      await expectNoOrphan(miembros(portal), 'home')
      const listo = page.locator('.listo li')
      await expect(listo).toHaveCount(members)
      await expectNoOrphan(listo, 'what is on the phone')

      await page
        .getByRole('button', { name: /^Mostrar credencial/ })
        .first()
        .click()
      await expectWhole(portal.qr(), 'the code')
      const suNumero = portal.credencial().getByText(numero)
      await expectWhole(suNumero, 'the number')
      const { bottom } = await boxOf(suNumero)
      for (const button of await portal.credencial().locator('.botones .fui-Button').all())
        expect((await boxOf(button)).top).toBeGreaterThanOrEqual(bottom)
      await page.goBack()

      await portal.open('/mostrador')
      await mostradorOn(portal).tomado()
      await expectWhole(mostradorOn(portal).qr(), 'the counter’s code')
    })

test.describe('double text', () => {
  test.use({ look: { scripts: [letras({ size: '200%' })] } })

  test('[SHELL-28, SHELL-04, HOME-03] no entry of the drawer is cut, its version stays short, and what belongs together stays level', async ({
    phone: { portal },
  }) => {
    const { page } = portal
    await portal.signIn()
    await page.getByRole('button', { name: 'Cerrar aviso' }).click()
    const middle = async (of: Locator) => {
      const { top, bottom } = await boxOf(of)
      return (top + bottom) / 2
    }
    const own = miembros(portal).first()
    const [titular, ver] = [own.getByText('Titular'), own.getByText('Ver perfil')]
    expect(Math.abs((await middle(titular)) - (await middle(ver)))).toBeLessThan(3)

    const listo = page.locator('.listo li').first()
    // Both in one look: what is still loaded above moves them.
    const [nombre = 0, estado = 0] = await listo.evaluate((row) => [
      row.querySelector('.fuerte')?.getBoundingClientRect().bottom,
      row.querySelector('.estado')?.getBoundingClientRect().top,
    ])
    expect(estado).toBeGreaterThan(0)
    expect(nombre).toBeLessThanOrEqual(estado)

    await page.getByRole('button', { name: 'Menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    const cut = await menu
      .locator('.menu')
      .evaluate((box) =>
        [...box.querySelectorAll('span')]
          .filter(
            (text) => text.getBoundingClientRect().right > box.getBoundingClientRect().right - 8,
          )
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
    const version = menu.locator('.version')
    expect((await boxOf(version)).height).toBeLessThan(110)
    expect((await boxOf(version.locator('svg'))).right).toBeLessThanOrEqual(
      (await boxOf(version.getByText(/^Versión/))).left,
    )
  })
})
