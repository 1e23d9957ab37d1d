import { eq } from 'drizzle-orm'

import { afiliados } from '../../server/src/afiliados/tables.ts'
import { deriveSecrets } from '../../server/src/base/secrets.ts'
import { cambiarClave } from '../../server/src/pases/claves.ts'
import { pases } from '../../server/src/pases/tables.ts'
import { firmante } from '../support/firmante.ts'
import { enDireccion, quienMuestra, tokenDe } from '../support/mostrador.ts'
import type { Portal } from '../support/portal.ts'
import { post } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const LUGAR = '/validar-credencial'
const MINUTO = 60_000
const NO_SE_PUDO = 'No se ha podido escanear el código QR, Por favor vuelva a intentar.'
const secrets = deriveSecrets('a secret that only the tests know, long enough')

const principal = ({ page }: Portal) => page.getByRole('main')

/** One visit with signal, and nothing after it. */
async function visitar(portal: Portal) {
  await portal.open(LUGAR)
  await portal.readyForNoSignal()
  await expect(principal(portal).getByText(/^Sirve también sin señal\./)).toBeVisible()
}

test('[SHELL-23, SIGN-01] the check page says how to get to the sign-in', async ({
  phone: { portal },
}) => {
  await portal.open('/validar-credencial')
  await portal.page.getByRole('link', { name: 'Ir a Mi Cobertura' }).click()
  await expect(portal.titulo()).toHaveText('Ingresá')
})

test('[CRED-09, CRED-10, CRED-11, CRED-12] a link shows whose card it is without sign-in, for five minutes', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const { page } = portal
  const link = await tokenDe(provider, 'derivado')

  await portal.open(link)
  await expect(portal.titulo()).toHaveText('Credencial válida')
  await expect(principal(portal)).toContainText('Credencial vigente. Consultado recién.')
  for (const dato of ['CUIL', 'Nacimiento', 'Parentesco', 'Tipo de afiliado', 'QR generado'])
    await expect(page.getByText(dato, { exact: true })).toBeVisible()
  const bloque = page.locator('section', { has: page.getByText('Afiliado Derivado') })
  await expect(bloque.getByRole('term')).toHaveText(['Tipo', 'Destino', 'Desde', 'Hasta'])
  await expect(principal(portal)).toContainText('Compará con el DNI.')
  const [asked] = network.asked('/v1/afiliados/credencial/validar-token')
  expect(asked?.authorization).toBeUndefined()
  const nombre = (await provider.familia('derivado'))[0]?.apellido ?? 'nobody'
  await expect(principal(portal)).toContainText(nombre)

  provider.shiftClock(6 * MINUTO)
  await page.reload()
  await expect(portal.titulo()).toHaveText('El código venció o no es válido')
  await expect(principal(portal)).toContainText(NO_SE_PUDO)
  await expect(principal(portal)).not.toContainText(nombre)
  provider.shiftClock(0)

  await portal.signIn()
  await portal.open(await tokenDe(provider, 'norma'))
  await expect(portal.titulo()).toHaveText('Credencial válida')
  await expect(page.getByText('Afiliado Derivado')).toHaveCount(0)
  await portal.open(`${link.slice(0, -4)}AAAA`)
  await expect(principal(portal)).toContainText(NO_SE_PUDO)
  // Its refusal signs nobody out.
  await page.getByRole('link', { name: /Ir a Inicio/ }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')

  network.cut()
  await portal.open(link)
  await expect(portal.titulo()).toHaveText('Este código necesita señal')
})

test(
  '[SEC-50, SEC-26] a code that a phone signed is checked with signal and, after that one visit, without',
  { tag: '@siempre' },
  async ({ open, provider, network }) => {
    // Somebody who travels: what is shown is the insurer's time and nobody's else.
    const phone = await open({ timezoneId: 'Asia/Tokyo' })
    const { portal } = phone
    const muestra = await quienMuestra(provider)
    const otro = await quienMuestra(provider, 'sola')
    const nombre = (await provider.familia('norma'))[0]?.apellido ?? 'nobody'

    await portal.open(enDireccion(await muestra.firmado()))
    await expect(portal.titulo()).toHaveText('Credencial válida')
    await expect(principal(portal)).toContainText(nombre)
    // Nothing of it stays in the address or its history.
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

    // A copied screenshot. Not of a whole minute: what the phone knows of the provider's time is a second behind at times.
    await restarted.open(enDireccion(await muestra.firmado(7.5 * MINUTO)))
    await expect(restarted.titulo()).toHaveText('El código venció')
    await expect(principal(restarted)).toContainText(
      'Este QR es de hace 7 minutos. Pedí uno nuevo.',
    )
    await restarted.open(enDireccion(await muestra.firmado(-10 * MINUTO)))
    await expect(principal(restarted)).toContainText('La hora de uno de los teléfonos está mal.')
    // A changed figure.
    const whole = enDireccion(await muestra.firmado())
    await restarted.open(whole.slice(0, -1) + ((Number(whole.at(-1)) + 1) % 10))
    await expect(principal(restarted)).toContainText('No es una credencial de la obra social.')
    await expect(principal(restarted)).not.toContainText(nombre)
    await restarted.open(enDireccion(muestra.impreso()))
    await expect(restarted.titulo()).toHaveText('Tarjeta impresa: pedí el DNI')

    // With signal again the same page gives what it could not.
    await restarted.open(enDireccion(await otro.firmado()))
    await expect(restarted.titulo()).toHaveText('Firma comprobada')
    network.restore()
    await restarted.page.getByRole('button', { name: 'Comprobar con señal' }).click()
    await expect(restarted.titulo()).toHaveText('Credencial válida')
  },
)

test('[SEC-50] who was revoked or left fails with signal, and without it from the stored list; a new key is asked for', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const { db } = provider.base
  const muestra = await quienMuestra(provider)
  await portal.open(enDireccion(await muestra.firmado()))
  await expect(portal.titulo()).toHaveText('Credencial válida')
  await portal.readyForNoSignal()

  await db
    .update(afiliados)
    .set({ activo: false, fechaBaja: '2026-11-18' })
    .where(eq(afiliados.idAfiliado, muestra.idAfiliado))
  await portal.open(enDireccion(await muestra.firmado()))
  await expect(principal(portal)).toContainText('Dada de baja el 18/11/2026.')
  await db
    .update(afiliados)
    .set({ activo: true, fechaBaja: null })
    .where(eq(afiliados.idAfiliado, muestra.idAfiliado))

  await db.update(pases).set({ anuladoAt: Date.now() })
  await portal.open(enDireccion(await muestra.firmado()))
  await expect(principal(portal)).toContainText('Pase anulado.')

  provider.shiftClock(2 * MINUTO)
  await visitar(portal)
  network.cut()
  await portal.open(enDireccion(await muestra.firmado()))
  await expect(portal.titulo()).toHaveText('No es válida')
  await expect(principal(portal)).toContainText('Pase anulado.')

  provider.shiftClock(0)
  await cambiarClave({ db, secrets }, 'pase', Date.now())
  const conLaNueva = await quienMuestra(provider)
  await portal.open(enDireccion(await conLaNueva.firmado()))
  await expect(portal.titulo()).toHaveText('No lo aceptes sin señal')
  await expect(principal(portal)).toContainText(
    'Está firmado con una clave que la obra social no anunció.',
  )
  network.restore()
  await portal.page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(portal.titulo()).toHaveText('Credencial válida')
})

test("[SEC-50] with signal the provider's answer counts, and not the list that this page has just brought", async ({
  phone: { portal },
  provider,
}) => {
  const { db } = provider.base
  const muestra = await quienMuestra(provider)
  const suya = eq(afiliados.idAfiliado, muestra.idAfiliado)
  await db.update(afiliados).set({ activo: false, fechaBaja: '2026-11-18' }).where(suya)
  await visitar(portal)

  await portal.open(enDireccion(await muestra.firmado()))
  await expect(principal(portal)).toContainText('Dada de baja el 18/11/2026.')
  await expect(principal(portal)).toContainText('No la aceptes.')
  // Nor is there anything to compare.
  await expect(principal(portal)).not.toContainText('Compará')

  // The page stays open, and with it the list in which the pass still is.
  await db.update(afiliados).set({ activo: true, fechaBaja: null }).where(suya)
  for (const code of [await muestra.firmado(), muestra.impreso()]) {
    await portal.page.evaluate((address) => history.pushState(null, '', address), enDireccion(code))
    await expect(portal.titulo()).toHaveText(/^Credencial válida$|^Tarjeta impresa/)
    await expect(principal(portal)).toContainText('Consultado recién')
  }
})

test('[SEC-50, SEC-08] whoever asks without end from the same address cannot switch the check off', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const muestra = await quienMuestra(provider)
  await visitar(portal)
  const ask = () => post(network.url, '/v1/portal/pases/consultar', { huella: 'x' })
  const until429 = async () => {
    while ((await ask()).status !== 429);
  }
  await until429()

  await portal.open(enDireccion(await muestra.firmado()))
  await expect(portal.titulo()).toHaveText('Firma comprobada')
  await expect(principal(portal)).toContainText(
    /La obra social no contestó por este pase: no está en su lista de anulados de las \d\d:\d\d\./,
  )

  const suya = eq(afiliados.idAfiliado, muestra.idAfiliado)
  await provider.base.db.update(afiliados).set({ activo: false }).where(suya)
  await until429()
  await portal.open(enDireccion(await muestra.firmado()))
  await expect(portal.titulo()).toHaveText('No es válida')
  await expect(principal(portal)).toContainText('Puede ser una baja')
})

test('[SEC-50] a verdict says its hour, and how old it is by now', async ({
  phone: { portal },
  provider,
}) => {
  const muestra = await quienMuestra(provider)
  await portal.page.clock.install()
  await portal.open(enDireccion(await muestra.firmado()))
  await expect(principal(portal)).toContainText(
    /Credencial vigente\. Consultado recién\.Resultado de hoy a las \d\d:\d\d\./,
  )

  await portal.page.clock.fastForward(45 * MINUTO)

  await expect(principal(portal)).toContainText('Credencial vigente. Consultado hace 45 minutos.')
})

test("[SEC-50, FLT-70] a phone ten minutes wrong goes by the provider's clock", async ({
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

test('[SEC-27] five hundred addresses of garbage each get a clear answer', async ({
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
  expect(new Set(answered)).toEqual(new Set(['No es válida']))
})

/** Always the same for the same number: odd letters, figures, half codes, payloads of nonsense. */
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

test.describe('a host without extensions', () => {
  test.use({ capacidades: [] })

  test('[CRED-09, CRED-12] says so of a signed code, and checks a token all the same', async ({
    phone: { portal },
    provider,
  }) => {
    const signer = await firmante()
    const shown = await (await signer.telefono(Date.now())).muestra(Date.now())
    await portal.open(enDireccion(shown))
    await expect(portal.titulo()).toHaveText('No se pudo comprobar')
    await expect(principal(portal)).toContainText(
      'La obra social todavía no ofrece comprobar este código.',
    )
    await portal.open(await tokenDe(provider, 'norma'))
    await expect(portal.titulo()).toHaveText('Credencial válida')
  })
})
