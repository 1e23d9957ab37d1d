import type { Locator } from 'playwright/test'

import { enviarCorreo } from '../../server/src/correo/service.ts'
import { mostradorOn } from '../support/contador.ts'
import { DEJAVU, letras } from '../support/letras.ts'
import { people } from '../support/people.ts'
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

/** Checks that the element is wholly visible and uncovered. */
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

for (const [name, look] of SIZES)
  for (const who of ['norma', 'recetas'] as const)
    test(`[CRED-01] ${name}, ${who}: the code of the counter is wholly visible`, async ({
      open,
    }) => {
      const { portal } = await open(look)
      await portal.signIn(people[who])
      await mostradorOn(portal).guardado()
      await portal.open('/mostrador')
      await mostradorOn(portal).tomado()
      await expectWhole(mostradorOn(portal).qr(), 'the counter’s code')
    })

test.describe('the sandbox’s pages for doctor, auditor and mail', () => {
  test.use({ sandbox: true, look: { width: 320, height: 640 } })

  test('[SHELL-28] the sandbox’s pages fit a window of 320 px without scrolling sideways, also a long mail', async ({
    phone,
    provider,
  }) => {
    const { page } = phone.portal
    const mail = {
      para: 'norma.beatriz.quiroga.de.peralta@correodelacooperativa.example',
      asunto: 'Recuperación de contraseña',
      texto: `Entrá a https://portal.example/recuperar-pin?t=${'x'.repeat(43)}&c=12 con el código 123456.`,
    }
    await enviarCorreo(provider.base.db, mail, Date.now())
    for (const path of ['', '/consultorio', '/consultorio/practicas', '/auditoria']) {
      await page.goto(`${phone.browser.origin}/sandbox${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const deCostado = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await deCostado(), path).toBe(0)
    }
  })
})
