import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { lacks } from './support/lacks.ts'
import { markersOf, uidOf } from './support/onePerson.ts'
import { adjunto, kinds, readyWithCopies, sayOnline, standing } from './support/operations.ts'

const THIRTY_DAYS = 30 * 24 * 3_600_000
const TEN = 10

/** Records every text that this window shows from now on, in order. */
async function watch({ page }: Portal) {
  await page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const note = () => {
      const text = `${document.title}\n${document.body.innerText}`
      if (text !== shown.at(-1)) shown.push(text)
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    note()
  })
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
}

test.describe('a host that renews no token', () => {
  test.use({ capacidades: ['idempotencia', 'sesiones'] })

  for (const kind of kinds)
    test(`[SESS-09, FLT-63] ${kind.name}: when another person signs in, no open tab shows or sends the first person’s change`, async ({
      phone,
      provider,
      network,
    }) => {
      provider.shiftClock(-THIRTY_DAYS - 60_000)
      const first = await readyWithCopies({ phone, provider, network }, kind)
      provider.shiftClock(0)
      await sayOnline(first)
      await expect(first.banner()).toContainText('Tu sesión venció.')
      await kind.make(first, 1)
      await first.open('/grupo-familiar')
      await expect(first.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
      const [row] = await first.outbox()
      const markers = [...(await markersOf(provider, 'norma')), 'Norma', kind.words(1)]
      const shows = (texts: string[]) =>
        markers.filter((marker) => texts.join('\n').includes(marker))
      expect(shows([await first.page.locator('body').innerText()])).not.toEqual([])

      const second = await phone.newWindow()
      await second.open('/signin')
      await second.fillSignIn(people.derivado)
      const shownToSecond = await watch(second)
      const shownInFirst = await watch(first)
      await second.ingresar().click()
      await expect(second.titulo()).toHaveText('Hola, Facundo')

      await expect
        .poll(async () => shows([await first.page.locator('body').innerText()]), { timeout: 2000 })
        .toEqual([])
      await first.page.bringToFront()
      await sayOnline(first)
      await expect(first.page.getByRole('main')).toContainText('Rocío')
      await phone.fireSync()
      const inFirst = await shownInFirst()
      const others = inFirst.slice(inFirst.findIndex((text) => /Facundo|Rocío/.test(text)))
      expect(shows(others)).toEqual([])
      expect(shows(await shownToSecond())).toEqual([])

      expect(network.log.filter(({ key = '' }) => row?.keys.includes(key))).toEqual([])
      await settle({ phone, provider, network }, 'derivado')
      expect(await provider.efectos()).toEqual([])
    })
})

test.describe('a browser where only windows send', () => {
  // Without sync events: a service worker does not wait while the test holds the answers.
  test.use({ look: { scripts: [lacks.sync] } })

  for (const kind of kinds)
    test(`[SESS-09, FLT-63] ${kind.name}: when another person signs in, both open tabs stop sending the first person’s changes`, async ({
      phone,
      provider,
      network,
    }) => {
      const before = await readyWithCopies({ phone, provider, network }, kind, TEN)
      network.cut()
      for (let n = 1; n <= TEN; n++) await kind.make(before, n)
      const keys = new Set((await before.outbox()).flatMap((row) => row.keys))
      expect(keys.size).toBe(TEN * kind.steps.length)
      // A closed window's worker still sends for a moment; a closed browser sends nothing.
      const first = await phone.restart(() => Promise.resolve(network.restore()))
      // The provider stores the changes; the answers are held here, where they use no connection of the sign-in.
      let release = () => {}
      const answered = new Promise<void>((resolve) => (release = resolve))
      await first.page.route(`**${kind.steps[0].replace('POST ', '')}`, async (route) => {
        const response = await route.fetch()
        await answered
        await route.fulfill({ response })
      })
      await first.open('/')
      // The maximum number is under way, and the provider has stored all of them.
      const atOnce = kind === adjunto ? 1 : 4 // files go one at a time
      await expect
        .poll(async () => {
          const states = await standing(first, kind)
          const through = states.filter((state) => state === 'done').length
          return {
            sending: states.filter((state) => state === 'sending').length,
            kept: (await provider.efectos()).length - through * kind.steps.length,
          }
        })
        .toEqual({ sending: atOnce, kept: atOnce })
      const under = (await provider.efectos()).length
      expect(under).toBeLessThan(TEN * kind.steps.length)

      const second = await phone.newWindow()
      await second.open('/signout')
      await second.page.getByRole('button', { name: 'Guardar para mi próximo ingreso' }).click()
      await second.fillSignIn(people.derivado)
      await second.ingresar().click()
      await expect(second.titulo()).toHaveText('Hola, Facundo')
      release()
      await expect.poll(() => standing(second, kind)).not.toContain('sending')
      await sayOnline(second)
      await phone.fireSync()

      await settle({ phone, provider, network }, 'derivado')
      expect(await provider.efectos()).toHaveLength(under)
      const deliveries = network.log.filter(({ key }) => key !== undefined && keys.has(key))
      expect(new Set(deliveries.map(uidOf))).toEqual(new Set([String(provider.uidOf('norma'))]))
    })
})
