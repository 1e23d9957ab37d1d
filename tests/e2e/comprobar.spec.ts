import { enDireccion, quienMuestra, tokenDe } from '../support/mostrador.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const LUGAR = '/validar-credencial'
const MINUTO = 60_000
const NO_SE_PUDO = 'No se ha podido escanear el código QR, Por favor vuelva a intentar.'

const principal = ({ page }: Portal) => page.getByRole('main')

/** Opens the page once with signal. */
async function visitar(portal: Portal) {
  await portal.open(LUGAR)
  await portal.readyForNoSignal()
  await expect(principal(portal).getByText(/^Sirve también sin señal\./)).toBeVisible()
}

test(
  '[SEC-50, SEC-26] a code signed by a phone is checked with signal and, after a restart, without it',
  { tag: '@siempre' },
  async ({ open, provider, network }) => {
    // The phone is in another time zone: the page shows the insurer's time.
    const phone = await open({ timezoneId: 'Asia/Tokyo' })
    const { portal } = phone
    const muestra = await quienMuestra(provider)
    const nombre = (await provider.familia('norma'))[0]?.apellido ?? 'nobody'

    await portal.open(enDireccion(await muestra.firmado()))
    await expect(portal.titulo()).toHaveText('Credencial válida')
    await expect(principal(portal)).toContainText(nombre)
    // No part of the code stays in the address or its history.
    expect(portal.page.url()).toBe(network.url + LUGAR)
    await portal.readyForNoSignal()
    await expect(principal(portal)).toContainText(
      'Claves y lista de credenciales anuladas: hoy a las',
    )

    const restarted = await phone.restart(async () => network.cut())
    await restarted.open(enDireccion(await muestra.firmado()))
    await expect(restarted.titulo()).toHaveText('Firma comprobada')
    await expect(principal(restarted)).toContainText(
      /Firma válida\. Sin señal: no se pudo consultar si sigue activa\. Este pase sirve hasta \d\d\/\d\d\./,
    )
    await expect(principal(restarted)).toContainText(nombre)

    // With signal again the same page gives the full verdict.
    network.restore()
    await restarted.page.getByRole('button', { name: 'Comprobar con señal' }).click()
    await expect(restarted.titulo()).toHaveText('Credencial válida')
  },
)

test('[CRED-12, FLT-01] a refused credential link does not sign out; without signal a link says that it needs it', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const { page } = portal
  await portal.signIn()
  const link = await tokenDe(provider, 'norma')
  await portal.open(`${link.slice(0, -4)}AAAA`)
  await expect(principal(portal)).toContainText(NO_SE_PUDO)
  await page.getByRole('link', { name: /Ir a Inicio/ }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')

  await portal.readyForNoSignal()
  network.cut()
  await portal.open(link)
  await expect(portal.titulo()).toHaveText('Este código necesita señal')
})

test('[SEC-50, FLT-70] a phone whose clock is ten minutes wrong judges codes by the provider’s clock', async ({
  open,
  provider,
  network,
}) => {
  const muestra = await quienMuestra(provider)
  for (const wrong of [10, -10]) {
    const { portal } = await open()
    await portal.page.clock.install({ time: Date.now() + wrong * MINUTO })
    await visitar(portal)
    network.cut()
    await portal.open(enDireccion(await muestra.firmado()))
    await expect(portal.titulo()).toHaveText('Firma comprobada')
    await portal.open(enDireccion(await muestra.firmado(6 * MINUTO)))
    await expect(portal.titulo()).toHaveText('El código venció')
    network.restore()
  }
})

test('[SEC-27] each of five hundred invalid addresses gets an answer in words', async ({
  phone: { portal },
}) => {
  await visitar(portal)
  const garbage = Array.from({ length: 500 }, (_, at) => basura(at))
  const answered = await portal.page.evaluate(async (addresses) => {
    const answers: string[] = []
    for (const address of addresses) {
      history.pushState(null, '', '/validar-credencial')
      history.pushState(null, '', address)
      await new Promise<void>((resolve) => {
        const look = () => {
          const titulo = document.querySelector('main h1')?.textContent ?? ''
          if (titulo === '' || titulo === 'Comprobando…') return void requestAnimationFrame(look)
          answers.push(titulo)
          resolve()
        }
        requestAnimationFrame(() => requestAnimationFrame(look))
      })
    }
    return answers
  }, garbage)
  expect(answered).toHaveLength(500)
  expect([...new Set(answered)].toSorted()).toEqual(['No es válida', 'No se pudo leer el código'])
})

/**
 * Makes the same garbage for the same number: odd letters, figures, half codes, payloads of
 * nonsense.
 */
function basura(at: number): string {
  let seed = at * 2_654_435_761 + 1
  const next = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % max
  }
  const letters = (count: number, from: string) =>
    Array.from({ length: count }, () => from[next(from.length)]).join('')
  const kind = at % 5
  if (kind === 0) return `${LUGAR}/o#${letters(1 + next(1300), '0123456789')}`
  if (kind === 1) return `${LUGAR}/i#${letters(next(900), '0123456789abc%')}`
  if (kind === 2)
    return `${LUGAR}/${encodeURIComponent(letters(1 + next(60), 'á€<>"\'{}[]%\\ñ💊x'))}`
  if (kind === 3)
    return `${LUGAR}/${Buffer.from(letters(next(80), '{}[]":,tokenidAfiliado019')).toString('base64url')}x`
  return `${LUGAR}/${letters(1 + next(3000), 'ABCxyz019-_=+%25')}`
}
