import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { everywhere, lacks, setClock } from './support/lacks.ts'
import { nota, standing } from './support/operations.ts'

const A_MINUTE = 60_000
const A_DAY = 24 * 60 * A_MINUTE
const TOKEN = 'POST /v1/afiliados/credencial/generar-token'

// Midnight may pass between the two steps.
const TODAY = /^Actualizado (hoy|ayer) a las \d\d:\d\d$/
// A fresh copy with signal shows no age.
const TOLD = /^(Buscar novedades|Actualizado (hoy|ayer) a las \d\d:\d\d)$/
const SOME_DAY = /^Actualizado el \d\d\/\d\d\/\d{4} a las \d\d:\d\d$/

/** `afterwards`: the age of copies read under the wrong clock, after it is set right. */
const WRONG = [
  {
    name: 'two days behind',
    wrong: -2 * A_DAY,
    afterwards: /^Actualizado el [a-záé]+ \d\d\/\d\d a las /,
  },
  { name: 'six minutes behind', wrong: -6 * A_MINUTE, afterwards: TODAY },
  { name: 'six minutes ahead', wrong: 6 * A_MINUTE, afterwards: TODAY },
  { name: 'two days ahead', wrong: 2 * A_DAY, afterwards: SOME_DAY },
]

/** Remaining countdown and true time, read together. */
const countdown = ({ page }: Portal) =>
  page.evaluate(() => {
    const [, minutes, seconds] =
      /\b(\d):(\d\d)\b/.exec(document.querySelector('.vence')?.textContent ?? '') ?? []
    return {
      left: (Number(minutes) * 60 + Number(seconds)) * 1000,
      at: performance.timeOrigin + performance.now(),
    }
  })

for (const { name, wrong, afterwards } of WRONG)
  test(`[FLT-69] a phone ${name} that is then set right keeps its session and sends each change once`, async ({
    open,
    provider,
    network,
  }) => {
    everywhere(network, lacks.clock(wrong))
    const phone = await open({ scripts: [lacks.clock(wrong)] })
    const { portal } = phone
    await portal.signIn()
    const pressedAt = Date.now()
    await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
    await expect(portal.qr()).toBeVisible()
    // The five minutes begin between the press and the provider's answer; the screen is 2 s off at most.
    const isRight = async () => {
      // The code that this phone signs may appear before the provider was even asked.
      const issuedAt = Number(network.sent(TOKEN).at(-1)?.at)
      const { left, at } = await countdown(portal)
      const beganAt = at + left - 5 * A_MINUTE
      return beganAt >= pressedAt - 2000 && beganAt <= issuedAt + 2000
    }
    await expect.poll(isRight).toBe(true)
    await portal.page.keyboard.press('Escape')
    await portal.readyForNoSignal()
    await nota.open(portal)
    await nota.make(portal, 1)
    await expect.poll(() => standing(portal, nota)).toEqual(['done'])
    // Read again with the right clock: an answer from before the lost signal may be stored only then.
    const copied = async () => JSON.stringify(await portal.copies())
    await expect.poll(copied).toContain(nota.words(1))
    const edad = portal.page.getByText(/^(Actualizado |Buscar novedades$)/)
    await expect(edad).toHaveText(TOLD)

    network.cut()
    await setClock(portal, 0)
    await portal.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(edad).toHaveText(afterwards)
    await nota.make(portal, 2)
    await settle({ phone, provider, network }, 'norma')

    expect(await provider.efectos()).toHaveLength(2)
    expect(await portal.session()).toMatchObject([{ state: 'in' }])
    await expect(portal.page.getByText('Tu sesión venció.')).toHaveCount(0)
    await expect(edad).toHaveText(TOLD)
  })
