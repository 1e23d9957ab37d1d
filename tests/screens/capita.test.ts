import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { expectLibres } from './support/encima.ts'
import { network } from './support/lejos.ts'
import { abrir, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { portapapeles } from './support/portapapeles.ts'
import { tocar } from './support/tocar.ts'

const accion = (name: string) => main().getByRole('button', { name })
const aviso = (text: string) => page.getByText(text, { exact: true })

test('[CAPI-01, CAPI-02, CAPI-03, CAPI-04, CAPI-05, CAPI-06] the month’s coupon is made with one press, copied, and opens later without signal', async () => {
  await abrir('/cupon-pago-capita', { como: 'voluntaria', recien: true })
  await expect
    .element(main())
    .toHaveTextContent(/La cuota de este mes (vence|venció) el ?\d\d\/\d\d/)
  for (const canal of [
    'En los locales de la red de cobro provincial',
    'Home banking de la red de tu banco',
    'Con tarjeta de débito, por su servicio de pagos',
  ])
    await expect.element(main()).toHaveTextContent(canal)

  await tocar(accion('Generar cupón'))
  await expect.element(aviso('Cápita generada correctamente.')).toBeVisible()
  // At the end of the page, where the toast would cover the button.
  await expect.element(main()).toHaveTextContent(/PDF guardado en este teléfono/)
  scrollTo(0, document.body.scrollHeight)
  await expectLibres(accion('Generar de nuevo'))
  for (const dicho of [
    /Total a pagar\$\s84\.350,00/,
    /Cápita\$\s71\.200,00/,
    /Crédito\$\s4\.900,00/,
    /Fondo voluntario\$\s8\.250,00/,
    /AfiliadoGraciela Ibáñez/,
    /N° de recibo\d{8}/,
    /Período\d\d\/\d{4}(vence|venció) el \d\d\/\d\d\/\d{4}/,
  ])
    await expect.element(main()).toHaveTextContent(dicho)
  await expect
    .element(main().getByRole('img', { name: 'Código QR del código Link de pago' }))
    .toBeVisible()

  const shown = document.querySelector<HTMLElement>('.codigo-de-pago')?.innerText ?? ''
  const copiado = portapapeles()
  await tocar(accion('Copiar código'))
  await expect.element(aviso('¡Código Link copiado correctamente!')).toBeVisible()
  expect(shown).toMatch(/\d \d/)
  expect(copiado()).toBe(shown.replaceAll(' ', ''))
  portapapeles(false)
  await tocar(accion('Copiar código'))
  await expect.element(aviso('¡El código link no pudo copiarse!')).toBeVisible()

  await network.cut()
  await enElMasChico()
  ir('/')
  await expect.element(titulo()).toHaveTextContent(/^Hola, /)
  ir('/cupon-pago-capita')
  await expect.element(main()).toHaveTextContent(/Total a pagar\$\s84\.350,00/)
  await expect.poll(deCostado).toBe(0)
  await expect.element(accion('Generar de nuevo')).toBeDisabled()
  await expect.element(main()).toHaveTextContent('Para generar el cupón necesitás señal.')
  await tocar(accion('Ver PDF'))
  const visor = page.getByRole('dialog')
  await expect.element(visor).toHaveTextContent(/Página 1 de 1/)
  await expect.element(visor).toHaveTextContent(/Total a pagar.*84\.350,00/)
})

test(
  '[CAPI-01, CAPI-02] two members of a family who pay each get a coupon of their own',
  { tags: ['largo'] },
  async () => {
    await abrir('/cupon-pago-capita', { como: 'voluntaria' })
    await expect.element(main().getByRole('radio', { name: /Graciela/ })).toBeChecked()
    await tocar(accion('Generar cupón'))
    await expect.element(main()).toHaveTextContent(/Total a pagar\$\s84\.350,00/)

    await tocar(main().getByText('Camila', { exact: true }))
    await expect.element(main()).not.toHaveTextContent('84.350,00')
    await tocar(accion('Generar cupón'))
    await expect.element(main()).toHaveTextContent(/Total a pagar\$\s38\.000,50/)
    await expect.element(main()).toHaveTextContent('AfiliadoCamila Ibáñez')
    await enElMasChico()
    await expect.poll(deCostado).toBe(0)
    await expectClean()

    await tocar(main().getByText('Graciela', { exact: true }))
    await expect.element(main()).toHaveTextContent(/Total a pagar\$\s84\.350,00/)
  },
)

test('[CAPI-07, FMT-01, FMT-02] a failed coupon removes the old one from sight and says that nothing was charged', async () => {
  await abrir('/cupon-pago-capita', { como: 'voluntaria' })
  await tocar(accion('Generar cupón'))
  await expect
    .element(main().getByRole('img', { name: 'Código QR del código Link de pago' }))
    .toBeVisible()
  await network.rule({
    match: 'POST /v1/afiliados/cupon-capita',
    do: { kind: 'status', code: 500 },
  })
  await tocar(accion('Generar de nuevo'))
  await expect.element(main().getByRole('alert')).toHaveTextContent('No se cobró nada.')
  await expect.element(main()).not.toHaveTextContent('Código Link de pago')
  await expect.element(accion('Generar cupón')).toBeEnabled()
})
