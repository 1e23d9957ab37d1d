import { mostradorOn } from '../support/contador.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const signedIn = async (portal: Portal) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  await mostradorOn(portal).guardado()
}

/** Back, to a page that is kept whole: it does not load again. */
const atras = ({ page }: Portal) => page.evaluate(() => setTimeout(() => history.back()))

test.describe('a browser that keeps whole pages', () => {
  /** Notes what a page that Back brings whole shows, frame by frame. */
  const everyFrame = `
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      const frames = globalThis.frames_ = []
      const next = () => { frames.push(document.body.innerText); requestAnimationFrame(next) }
      requestAnimationFrame(next)
    })`
  /** A page whose worker lives on is thrown away as soon as another window writes: here every worker ends with its page. */
  const workersEnd = `
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how)
        addEventListener('pagehide', () => this.terminate())
      }
    }`
  test.use({ look: { keepsPages: true, entero: true, scripts: [everyFrame, workersEnd] } })

  const frames = ({ page }: Portal) =>
    page.evaluate(() => (globalThis as { frames_?: string[] }).frames_)

  test('[SEC-34] a page that Back brings whole on a lent phone shows nothing but the counter, not for one frame', async ({
    phone,
  }) => {
    const first = phone.portal
    await signedIn(first)
    await first.open('/mostrador')
    const other = await phone.newWindow()
    await other.open('/perfil')
    await expect(other.page.getByText('Es este teléfono')).toBeVisible()
    await other.open('/reparar.html')
    await mostradorOn(first).prestar().click()
    await expect(first.titulo()).toHaveText('Modo prestado')

    await atras(other)

    await expect(other.titulo()).toHaveText('Modo prestado')
    const shown = (await frames(other)) ?? ['was not brought whole']
    expect(shown.filter((text) => text !== '' && !text.includes('Modo prestado'))).toEqual([])
  })

  test('a page that Back brings whole is as it was left: what was typed, and how far down it was', async ({
    phone: { portal },
  }) => {
    await signedIn(portal)
    await portal.open('/cambiar-pin')
    const campo = portal.page.getByLabel(/actual/i).first()
    await campo.fill('escrito antes')
    await portal.open('/reparar.html')
    await atras(portal)

    await expect(campo).toHaveValue('escrito antes')
    const shown = await frames(portal)
    expect(shown?.length).toBeGreaterThan(0)
    await expect(portal.titulo()).toBeVisible()
  })
})
