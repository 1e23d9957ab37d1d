// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'
import { readConfianza } from '#local/pase/confianza.ts'

import { muestras, network, provider } from './support/lejos.ts'
import { abrir, abrirAfuera, boton, ir, main, titulo } from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { tomarElReloj } from './support/reloj.ts'
import { conSenal } from './support/senal.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

const LUGAR = '/validar-credencial'
const MINUTO = 60_000
const NO_SE_PUDO = 'No se ha podido escanear el código QR, Por favor vuelva a intentar.'

const expectDice = (text: string | RegExp) => expect.element(main()).toHaveTextContent(text)
const expectNoDice = (text: string) => expect.element(main()).not.toHaveTextContent(text)
const expectTitulo = (text: string) => expect.element(titulo()).toHaveTextContent(text)
const apellidoDe = async (who: 'norma' | 'derivado') =>
  (await provider.familia(who))[0]?.apellido ?? 'nobody'

/** Opens the page once with signal. */
async function visitar() {
  await abrirAfuera(LUGAR)
  await expectDice('Sirve también sin señal.')
}

test('[SHELL-23, SIGN-01] the check page has a link to the sign-in', async () => {
  await abrirAfuera(LUGAR)
  await tocar(page.getByRole('link', { name: 'Ir a Mi Cobertura' }))
  await expect.element(titulo()).toHaveTextContent('Ingresá')
})

test('[CRED-09, CRED-10, CRED-11, CRED-12] a credential link shows its member without sign-in, and nothing after five minutes', async () => {
  await abrirAfuera('/signin')
  const link = await muestras.enlace('derivado')
  const nombre = await apellidoDe('derivado')
  ir(link)
  await expectTitulo('Credencial válida')
  await expectDice(/Consultado recién, hoy a las \d\d:\d\d\./)
  for (const dato of [
    'Documento',
    'CUIL',
    'Nacimiento',
    'Parentesco',
    'Tipo de afiliado',
    'QR generado',
  ])
    await expect.element(page.getByText(dato, { exact: true })).toBeVisible()
  const bloque = [...document.querySelectorAll('section')].find(({ textContent }) =>
    textContent.includes('Afiliado Derivado'),
  )
  await expectTextos(page.elementLocator(bloque ?? document.body).getByRole('term'), [
    'Tipo',
    'Destino',
    'Desde',
    'Hasta',
  ])
  await expectDice('Compará con el DNI.')
  const [asked] = await network.asked('/v1/afiliados/credencial/validar-token')
  expect(asked).toBeDefined()
  expect(asked?.authorization).toBeUndefined()
  await expectDice(nombre)

  await provider.shiftClock(6 * MINUTO)
  ir('/signin')
  await expectTitulo('Ingresá')
  ir(link)
  await expectTitulo('El código venció o no es válido')
  await expectDice(NO_SE_PUDO)
  await expectNoDice(nombre)
  await provider.shiftClock(0)

  ir(await muestras.enlace('norma'))
  await expectTitulo('Credencial válida')
  await expectNoDice('Afiliado Derivado')
})

test('[SEC-50, SEC-26] a code signed by a phone is checked with signal and, after one visit, without it', async () => {
  await abrirAfuera('/signin')
  const nombre = await apellidoDe('norma')
  ir(await muestras.firmado('norma'))
  await expectTitulo('Credencial válida')
  await expectDice(nombre)
  // No part of the code stays in the address.
  expect(location.pathname + location.hash).toBe(LUGAR)
  await expectDice('Claves y lista de credenciales anuladas: hoy a las')

  const otro = await muestras.firmado('sola')
  await network.cut()
  ir(await muestras.firmado('norma'))
  await expectTitulo('Firma comprobada')
  await expectDice(
    /Firma válida\. Sin señal: no se pudo consultar si sigue activa\. Este pase sirve hasta \d\d\/\d\d\./,
  )
  await expectDice(nombre)
  // A copied screenshot. Half a minute off the whole one: this phone's idea of the provider's time
  // may be a second late.
  ir(await muestras.firmado('norma', 7.5 * MINUTO))
  await expectTitulo('El código venció')
  await expectDice('Este QR es de hace 7 minutos. Pedí uno nuevo.')
  ir(await muestras.firmado('norma', -10 * MINUTO))
  await expectDice('La hora de uno de los teléfonos está mal.')
  // A code with one changed digit.
  const whole = await muestras.firmado('norma')
  ir(whole.slice(0, -1) + ((Number(whole.at(-1)) + 1) % 10))
  await expectDice('No es una credencial de la obra social.')
  await expectNoDice(nombre)
  ir(await muestras.impreso('norma'))
  await expectTitulo('Tarjeta impresa: pedí el DNI')

  // With signal again the same page gives the full verdict.
  ir(otro)
  await expectTitulo('Firma comprobada')
  await conSenal()
  await tocar(boton('Comprobar con señal'))
  await expectTitulo('Credencial válida')
})

test('[SEC-50] a revoked or removed member fails with signal; a revoked pass fails without it, too', async () => {
  await abrirAfuera('/signin')
  const norma = await muestras.idAfiliado('norma')
  ir(await muestras.firmado('norma'))
  await expectTitulo('Credencial válida')
  await provider.darDeBaja(norma, '2026-11-18')
  ir(await muestras.firmado('norma'))
  await expectDice('Dada de baja el 18/11/2026.')
  await provider.darDeBaja(norma, null)
  await muestras.anular()
  ir(await muestras.firmado('norma'))
  await expectDice('Pase anulado.')

  await provider.shiftClock(2 * MINUTO)
  const traidas = (await network.asked('/v1/portal/pases/lista')).length
  ir('/signin')
  await expectTitulo('Ingresá')
  ir(LUGAR)
  await expectDice('Sirve también sin señal.')
  await expect
    .poll(
      async () =>
        (await network.asked('/v1/portal/pases/lista')).filter(({ isWhole }) => isWhole).length,
    )
    .toBeGreaterThan(traidas)
  await network.cut()
  ir(await muestras.firmado('norma'))
  await expectTitulo('No es válida')
  await expectDice(/Pase anulado \(lo dijo la obra social hoy a las \d\d:\d\d\)\./)

  await provider.shiftClock(0)
  await muestras.cambiarLaClave()
  ir(await muestras.firmado('norma'))
  await expectTitulo('No lo aceptes sin señal')
  await expectDice('Está firmado con una clave que la obra social no anunció.')
  await conSenal()
  await tocar(boton('Probar de nuevo'))
  await expectTitulo('Credencial válida')
})

test('[SEC-50] with signal the provider’s answer decides, not the stored list of revoked passes', async () => {
  await abrirAfuera('/signin')
  const norma = await muestras.idAfiliado('norma')
  await provider.darDeBaja(norma, '2026-11-18')
  ir(LUGAR)
  await expectDice('Sirve también sin señal.')
  ir(await muestras.firmado('norma'))
  await expectDice('Dada de baja el 18/11/2026.')
  await expectDice('No la aceptes.')
  // There is no card to compare with the DNI.
  await expectNoDice('Compará')

  // The page stays open: its stored list still has the pass.
  await provider.darDeBaja(norma, null)
  for (const code of [await muestras.firmado('norma'), await muestras.impreso('norma')]) {
    ir(code)
    await expect.element(titulo()).toHaveTextContent(/^Credencial válida$|^Tarjeta impresa/)
    await expectDice('Consultado recién')
  }
})

test('[SEC-50, SEC-08] after too many checks from one address, revoked cards are still refused', async () => {
  await visitar()
  const norma = await muestras.idAfiliado('norma')
  const ask = async () =>
    (
      await fetch('/v1/portal/pases/consultar', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ huella: 'x' }),
      })
    ).status
  const until429 = async () => {
    while ((await ask()) !== 429);
  }
  await until429()
  ir(await muestras.firmado('norma'))
  await expectTitulo('Firma comprobada')
  await expectDice(
    /La obra social no contestó por este pase: no está en su lista de anulados de las \d\d:\d\d\./,
  )
  await provider.darDeBaja(norma, '2026-11-18')
  await until429()
  ir('/signin')
  await expectTitulo('Ingresá')
  ir(await muestras.firmado('norma'))
  await expectTitulo('No es válida')
  await expect.element(main()).toHaveTextContent('Puede ser una baja')
})

test('[SEC-50] a verdict shows its time of day and, later, its age', async () => {
  await abrirAfuera('/signin')
  const code = await muestras.firmado('norma')
  const { adelantar } = tomarElReloj()
  ir(code)
  await expectDice(/Consultado recién, hoy a las \d\d:\d\d\./)
  await adelantar(45 * MINUTO)
  await expect
    .element(main())
    .toHaveTextContent(/Consultado hace 45 minutos, hoy a las \d\d:\d\d\./)
})

test('[CRED-09, CRED-12] a host without extensions refuses a signed code with the reason, and checks a token', async () => {
  await abrirAfuera('/signin', { capacidades: [] })
  ir(await muestras.ajeno())
  await expectTitulo('No se pudo comprobar')
  await expectDice('La obra social todavía no ofrece comprobar este código.')
  ir(await muestras.enlace('norma'))
  await expect.element(titulo()).toHaveTextContent('Credencial válida')
})

test('[SEC-50] the portal fetches the list of revoked passes with the signal, once a day', async () => {
  await abrir('/')
  await device.publica.valores.delete('confianza')
  dispatchEvent(new Event('online'))
  await expect.poll(async () => (await readConfianza(device))?.value.lista).toBeDefined()
  const asked = async () => (await network.asked('/v1/portal/pases/lista')).length
  const before = await asked()

  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await quieto()
  expect(await asked()).toBe(before)
})

test('[SEC-50] a lent pass names the person who shows it and the end, with signal and without', async () => {
  await abrirAfuera('/signin')
  const nombre = await apellidoDe('norma')
  ir(await muestras.prestado('norma'))
  await expectTitulo('Credencial válida')
  await expectDice(/Presentada por Marta Sosa, DNI 20\.333\.444, en nombre de /)
  await expectDice(nombre)
  await expectDice('Pedí el DNI de Marta Sosa y compará el nombre y el número.')
  await expectDice(/Se la prestaron hasta el \d\d\/\d\d\/\d{4} a las \d\d:\d\d\./)
  await expectNoDice('Compará con el DNI.')
  expect(location.pathname + location.hash).toBe(LUGAR)

  const vencida = await muestras.prestado('norma', 1)
  await network.cut()
  ir(await muestras.prestado('norma'))
  await expectTitulo('Firma comprobada')
  await expectDice(/Presentada por Marta Sosa, DNI 20\.333\.444, en nombre de /)
  const { adelantar } = tomarElReloj()
  await adelantar(2 * MINUTO)
  ir(vencida)
  await expectTitulo('El préstamo venció')
  await expectNoDice('Presentada por')
  await conSenal()
})
