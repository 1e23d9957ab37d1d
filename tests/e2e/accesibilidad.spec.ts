import type { Proxy } from '../faults/support/proxy.ts'
import { violationsOf } from '../support/axe.ts'
import { elegirFoto } from '../support/camara.ts'
import { mostradorOn, setOffset } from '../support/contador.ts'
import { quienMuestra } from '../support/mostrador.ts'
import type { Portal } from '../support/portal.ts'
import type { Provider } from '../support/provider.ts'
import { type Look, expect, test } from '../support/test.ts'

const SIGNED_IN = [
  '/',
  '/grupo-familiar',
  '/ver-afiliado/4',
  '/ver-afiliado/0',
  '/tarjetas',
  '/pendientes',
  '/perfil',
  '/cambiar-pin',
  '/terminos-condiciones',
  '/terminos-condiciones?ver=privacidad',
  '/mostrador',
  '/teleconsulta',
  '/no-existe',
]
const SIGNED_OUT = [
  '/signin',
  '/olvide-pin',
  '/recuperar-pin',
  '/recuperar-pin?t=x&c=1',
  '/crear-cuenta',
  '/confirmar-contacto-crear-cuenta',
  '/mantenimiento',
  '/validar-credencial',
  '/validar-credencial/no-es-una-credencial',
  '/no-existe',
]

// With forced colours the system chooses them, and axe still reads ours.
const rulesFor = ({ forcedColors }: Look) => (forcedColors === 'active' ? ['color-contrast'] : [])

async function expectClean({ page }: Portal, where: string, off: string[]) {
  // A colour on its way from one state to the next is no colour of ours.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  const violations = await violationsOf(page, { without: off })
  expect(
    violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

/** Nothing scrolls sideways, and nothing that is touched is smaller than a finger, once everything is there. */
async function expectRoomy({ page, trayendo }: Portal, where: string) {
  await expect(trayendo()).toHaveCount(0)
  const found = await page.evaluate(() => {
    const tiny = [...document.querySelectorAll('a, button, input, summary, [role=button]')].filter(
      (element) => {
        const { width, height } = element.getBoundingClientRect()
        const label = element.closest('label')?.getBoundingClientRect()
        const inText = element.matches('p a, li p a')
        return width > 1 && !inText && Math.max(height, label?.height ?? 0) < 43.5
      },
    )
    return {
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      tiny: tiny.map((element) => element.outerHTML.slice(0, 120)),
    }
  })
  expect(found, where).toEqual({ sideways: 0, tiny: [] })
}

type Mirar = (where: string) => Promise<void>

/** The check page as it is used: a camera that cannot be had, one photo after another, and all of one card. */
async function expectComprobar(portal: Portal, provider: Provider, look: Mirar) {
  const { page } = portal
  await portal.open('/validar-credencial')
  await page.getByRole('button', { name: 'Abrir la cámara' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'cámara' })).toBeVisible()
  await look('no camera')
  await elegirFoto(page, 'https://example.org/menu')
  await expect(portal.titulo()).toHaveText('No es válida')
  await page.getByRole('button', { name: 'Escanear otra' }).click()
  await elegirFoto(page, await (await quienMuestra(provider)).firmado())
  await expect(portal.titulo()).toHaveText('Credencial válida')
  await look('one after another')
  await page.getByRole('button', { name: 'Ver todos los datos' }).click()
  await expect(page.getByText('Nacimiento')).toBeVisible()
  await look('verdict')
}

/** The counter after a week without signal, and that of a phone that was lent. */
async function expectSinPase(portal: Portal, network: Proxy, look: Mirar) {
  const mostrador = mostradorOn(portal)
  await mostrador.guardado()
  // An answer of before that is still being noted would set the clock right again: it ends with its page.
  network.cut()
  await portal.open('/mostrador')
  await setOffset(portal.page, 8 * 86_400_000)
  await portal.open('/mostrador')
  await mostrador.tomado()
  await expect(portal.page.getByText(/^Sin verificar desde/)).toBeVisible()
  await look('counter without a pass')
  await mostrador.prestar().click()
  await expect(mostrador.preguntaDePrestar()).toBeVisible()
  await look('lending')
  await mostrador.preguntaDePrestar().getByRole('button', { name: 'Prestar', exact: true }).click()
  await expect(mostrador.titulo()).toHaveText('Modo prestado')
  await look('lent')
}

const LOOKS: [name: string, look: Look][] = [
  ['phone, light', { width: 390, height: 844 }],
  ['phone, dark', { width: 360, height: 740, colorScheme: 'dark' }],
  ['smallest phone', { width: 320, height: 640 }],
  ['computer, light', { width: 1280, height: 800, mobile: false }],
  ['tablet, forced colours', { width: 768, height: 1024, forcedColors: 'active' }],
]

for (const [name, look] of LOOKS)
  test(`[SHELL-28, SHELL-20] every screen is clean for axe, fits and can be touched: ${name}`, async ({
    open,
    network,
    provider,
  }) => {
    test.setTimeout(180_000)
    const { portal } = await open(look)
    const off = rulesFor(look)
    const clean = async (where: string) => {
      await expectClean(portal, where, off)
      await expectRoomy(portal, where)
    }
    for (const path of SIGNED_OUT) {
      await portal.open(path)
      await expect(portal.titulo()).toBeVisible()
      await clean(path)
    }
    await expectComprobar(portal, provider, clean)
    await portal.signIn()
    for (const path of SIGNED_IN) {
      await portal.open(path)
      await expect(portal.titulo()).toBeVisible()
      await expect(portal.page.getByRole('main')).not.toHaveText('')
      await clean(path)
    }
    await portal.open('/')
    await portal.openNotifications()
    await expectClean(portal, 'notifications', off)
    await portal.page.keyboard.press('Escape')
    await portal.miCuenta().click()
    await expectClean(portal, 'account', off)
    await portal.page.keyboard.press('Escape')
    await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
    await expect(portal.qr()).toBeVisible()
    await clean('credential')
    await expectSinPase(portal, network, clean)
  })

test('[SHELL-28] at double text size nothing is cut or scrolls sideways', async ({
  phone: { portal },
  network,
  provider,
}) => {
  test.setTimeout(180_000)
  const roomy = async (where: string) => {
    await portal.page.evaluate(() =>
      document.documentElement.style.setProperty('font-size', '200%'),
    )
    await expectRoomy(portal, `${where} at 200 %`)
  }
  await expectComprobar(portal, provider, roomy)
  await portal.signIn()
  for (const path of SIGNED_IN) {
    await portal.open(path)
    await expect(portal.titulo()).toBeVisible()
    await roomy(path)
  }
  await expectSinPase(portal, network, roomy)
})

test('[SIGN-02, NOTI-02, CRED-01] the whole way can be gone with the keyboard alone', async ({
  open,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  const { page } = portal
  const tabTo = async (locator: ReturnType<Portal['ingresar']>) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await locator.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(locator).toBeFocused()
  }
  await portal.open('/signin')
  await expect(page.locator('form')).toBeVisible()
  await tabTo(portal.usuario())
  await page.keyboard.type('27-28456789-2')
  await tabTo(portal.password())
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect(portal.titulo()).toBeFocused()

  await tabTo(page.getByRole('button', { name: /^Mostrar credencial de Norma/ }))
  await page.keyboard.press('Enter')
  await expect(portal.qr()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(portal.credencial()).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Mostrar credencial de Norma/ })).toBeFocused()

  await page.evaluate(() => window.scrollTo(0, 0))
  await tabTo(portal.campana())
  await page.keyboard.press('Enter')
  await expect(portal.notificaciones()).toBeVisible()
  await tabTo(portal.notificaciones().getByRole('button', { name: /N° 20377$/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/autorizaciones$/)
})
