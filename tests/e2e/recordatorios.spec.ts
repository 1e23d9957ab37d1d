import { WATCH_SHIFTS, mostradorOn, movido, seMovio } from '../support/contador.ts'
import { expect, test } from '../support/test.ts'

test.use({ look: { scripts: [WATCH_SHIFTS] } })

test('[HOME-03] loaded without signal, home reminds of prescriptions that are ready or expire', async ({
  phone: { portal },
  network,
  provider,
}) => {
  const { page } = portal
  const [norma] = await provider.familia('norma')
  await portal.signIn()
  const lista = page.getByRole('list', { name: 'Para no olvidarte' })
  await expect(lista).toBeVisible()
  await portal.readyForNoSignal()
  await mostradorOn(portal).conPdf(norma?.idAfiliado ?? 0)
  network.cut()
  await page.reload()
  await expect(lista.getByRole('link').nth(0)).toContainText('Receta crónica lista para retirar')
  await expect(lista.getByRole('link').nth(2)).toContainText('Levotiroxina vence hoy')
  expect(await movido(page), await seMovio(page)).toBe(0)
})

for (const [cual, look] of [
  ['a phone', { width: 390, height: 844 }],
  ['a phone with a slow link', { width: 390, height: 844 }],
  ['a computer', { width: 1366, height: 768, mobile: false }],
] as const)
  test(`[HOME-03, PERF-09] no card of home moves after the first sign-in on ${cual}; the next opening has the news in place`, async ({
    open,
    network,
  }) => {
    if (cual.endsWith('slow link')) {
      network.rule({ match: '/v1/', do: { kind: 'stallAnswer', ms: 800 } })
      network.rule({ match: '/assets/', do: { kind: 'throttle', bytesPerSecond: 100_000 } })
    }
    const { portal } = await open({ ...look, scripts: [WATCH_SHIFTS] })
    const { page } = portal
    const lista = (name: string) => page.getByRole('list', { name })
    await portal.signIn()
    await portal.readyForNoSignal()
    await mostradorOn(portal).guardado()
    for (const name of ['Para no olvidarte', 'Novedades']) await expect(lista(name)).toBeVisible()
    expect(await movido(page)).toBeLessThanOrEqual(0.01)

    await portal.open('/')
    await expect(page.locator('.listo')).toBeVisible()
    expect(await movido(page)).toBeLessThanOrEqual(0.01)
    const { y: enSuLugar = Infinity } = (await lista('Novedades').boundingBox()) ?? {}
    const { y: necesitas = 0 } =
      (await page.getByRole('heading', { name: '¿Qué necesitás hacer?' }).boundingBox()) ?? {}
    // On a computer the two parts stand side by side.
    expect(enSuLugar).toBeLessThanOrEqual(necesitas)
  })
