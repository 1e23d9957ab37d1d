import { mostradorOn } from '../support/contador.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'

const LISTO = 'Listo para salir'
const FALTA = 'Falta guardar una parte de la aplicación.'

test(
  '[FLT-57, CRED-01] the signal is lost in the middle of the first installation: the counter works, what is missing is said, and the next visit goes on from there',
  { tag: '@siempre' },
  async ({ phone, provider, network }) => {
    const { portal } = phone
    for (const match of ['GET /shell.html', 'GET /assets/ComprobarScreen-'])
      network.rule({ match, do: { kind: 'refuse' } })
    await portal.signIn()
    await mostradorOn(portal).guardado()
    await expect.poll(() => portal.page.evaluate(isControlled)).toBe(true)
    await expect(portal.page.getByText(FALTA)).toBeVisible()
    await expect(portal.page.getByRole('heading', { name: LISTO })).toHaveCount(0)

    network.cut()
    await portal.open('/mostrador')
    await expect(mostradorOn(portal).qr()).toBeVisible()
    // Its document stands in for the one that is missing, and the portal, as far as it is here, takes over.
    await portal.open('/grupo-familiar')
    await expect(portal.titulo()).toHaveText('Grupo Familiar')

    const kept = await portal.page.evaluate(paths)
    expect(kept.length).toBeGreaterThan(5)
    network.restore()
    network.heal()
    const before = network.log.length
    await portal.open('/')
    await expect(portal.page.getByRole('heading', { name: LISTO })).toBeVisible()
    await portal.readyForNoSignal()
    network.cut()
    await portal.open('/grupo-familiar')
    await expect(portal.titulo()).toHaveText('Grupo Familiar')
    network.restore()

    // What the lost signal had torn is asked for, and nothing that was here.
    const asked = network.log.slice(before).map(({ path }) => path)
    expect(asked.filter((path) => kept.includes(path) && !DE_LOS_NAVEGADORES.test(path))).toEqual(
      [],
    )
    expect(asked).toEqual(expect.arrayContaining(['/shell.html']))
    await settle({ phone, provider, network }, 'norma')
  },
)

/** Compared with the server by the browser itself when it looks for a newer service worker. */
const DE_LOS_NAVEGADORES = /^\/assets\/worker-motor-/

/** Runs in the page: what lies here of the build. */
async function paths(): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
  return found
}

/** Runs in the page. */
const isControlled = () => navigator.serviceWorker.controller !== null
