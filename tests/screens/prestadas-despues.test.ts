import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { comprobarEncargo } from '#contract/encargo/comprobar.ts'
import { device } from '#live/telefono/device.ts'
import { hayPrestadas } from '#local/encargos/hayPrestadas.ts'
import { readConfianza, sabidoDe } from '#local/pase/confianza.ts'

import { escanear } from './support/escanear.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, abrirAfuera, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { conPrestada, guardadas, prestadaPorEstaCuenta, sinPrestadas } from './support/prestamo.ts'
import { conSenal, sinSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const MINUTOS_DEL_DIA = 24 * 60
const DIA = MINUTOS_DEL_DIA * 60_000
const RENOVAR = '/v1/portal/encargos/renovar'

/** A loan that ended yesterday. */
const conTerminada = () => conPrestada({ desde: Math.floor((Date.now() - 2 * DIA) / 1000) })

// The portal of later tests would ask about the loan.
afterAll(sinPrestadas)

const expectDice = (text: string | RegExp) => expect.element(main()).toHaveTextContent(text)
const expectTitulo = (text: string | RegExp) => expect.element(titulo()).toHaveTextContent(text)
const aLasPrestadas = () => page.getByRole('link', { name: 'Credenciales prestadas' })

test('[SEC-50, SHELL-23] sign-in and check page lead to lent credentials on a phone that holds one', async () => {
  await sinPrestadas()
  await conTerminada()
  await abrirAfuera('/signin')
  await expectTitulo('Ingresá')
  // Read after the screen has asked the same.
  expect(await hayPrestadas(Date.now())).toBe(false)
  await expect.element(aLasPrestadas()).not.toBeInTheDocument()
  // Without a visit to their own screens.
  await expect.poll(guardadas).toBe(0)

  await conPrestada()
  for (const path of ['/signin', '/validar-credencial']) {
    await abrirAfuera(path)
    await sinSenal()
    await expect.element(aLasPrestadas()).toBeVisible()
    await expectClean()
    await tocar(aLasPrestadas())
    await expectTitulo('Credenciales prestadas')
    await expectDice('De Lucía Peralta Quiroga')
    await conSenal()
  }
})

test('[SEC-50] the portal deletes ended loans at its start and when the signal comes back', async () => {
  await sinPrestadas()
  await conTerminada()
  await abrir('/grupo-familiar')
  await expect.poll(guardadas).toBe(0)

  await conTerminada()
  await conSenal()
  await expect.poll(guardadas).toBe(0)
})

test('[SEC-50] a lent prescription says its last day, and afterwards when it expired', async () => {
  await sinPrestadas()
  for (const [vence, dice] of [
    ['2099-03-09', 'Sirve hasta el 09/03/2099'],
    ['2020-03-09', 'Venció el 09/03/2020'],
  ] as const) {
    const huella = await conPrestada({}, { vence })
    await abrirAfuera(`/prestadas/${huella}`)
    await expectDice(`Receta N° 1048812 · ${dice}`)
  }
  await expectClean()
})

test('[SEC-50, FILE-01] a lent prescription’s sheet opens without signal, to be viewed alone', async () => {
  await sinPrestadas()
  await abrir('/grupo-familiar')
  const huella = await prestadaPorEstaCuenta(MINUTOS_DEL_DIA)
  // From here on a phone without an account.
  await abrirAfuera(`/prestadas/${huella}`)
  await sinSenal()
  const receta = main()
    .getByRole('list', { name: 'Recetas' })
    .getByRole('listitem')
    .filter({ hasText: 'Levotiroxina' })
  await tocar(receta.getByRole('button', { name: 'Ver la hoja' }))
  const visor = page.getByRole('dialog', { name: /^Receta N° \d+$/ })
  await expect
    .element(visor.getByRole('article', { name: 'Página 1 de 1' }))
    .toHaveTextContent('Levotiroxina')
  for (const name of ['Descargar', 'Enviar por correo', 'Compartir', 'Imprimir'])
    await expect.element(visor.getByRole('button', { name })).not.toBeInTheDocument()
  await expectClean()
  history.back()
  await expect.element(visor).not.toBeInTheDocument()
  expect(location.pathname).toBe(`/prestadas/${huella}`)
})

test('[SEC-50, FLT-01] a loan of a month outlives its pass of a week: with signal the pass is renewed', async () => {
  await sinPrestadas()
  await abrir('/grupo-familiar')
  const huella = await prestadaPorEstaCuenta(30 * MINUTOS_DEL_DIA)
  await network.rule({ match: `POST ${RENOVAR}`, do: { kind: 'refuse' } })
  await provider.shiftClock(8 * DIA)
  ir(`/prestadas/${huella}`)
  await expect.element(main().getByRole('alert')).toHaveTextContent('Por ahora no se puede mostrar')
  await expectDice('se renueva con señal')
  await expectClean()

  await network.heal()
  dispatchEvent(new Event('online'))
  const codigo = main().getByRole('img', { name: /^Código de la credencial de Norma/ })
  await expect.element(codigo).toBeVisible()
  await expect.element(main().getByRole('alert')).not.toBeInTheDocument()
  const blanco = page.elementLocator(codigo.element().parentElement ?? document.body)
  const { hash } = new URL(await escanear(blanco))
  const confianza = await sabidoDe((await readConfianza(device))?.value, Date.now() + 8 * DIA)
  expect(await comprobarEncargo(hash.slice(1), confianza)).toMatchObject({ state: 'firma-valida' })
})
