// @module-tag largo

import { expect, test } from 'vitest'

import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, main, reintentar } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

test('[CAPI-07] a coupon that could not be made anew leaves the one that is kept a touch away', async () => {
  await abrir('/cupon-pago-capita', { como: 'voluntaria' })
  await boton('Generar cupón').click()
  await expect
    .element(main().getByRole('img', { name: 'Código QR del código Link de pago' }))
    .toBeVisible()
  await network.rule({
    match: 'POST /v1/afiliados/cupon-capita',
    do: { kind: 'status', code: 500 },
  })
  // The toast of the first one lies over it.
  await tocar(boton('Generar de nuevo'))
  await expect.element(main().getByText('No se pudo generar el cupón')).toBeVisible()
  await expect
    .element(main().getByRole('img', { name: 'Código QR del código Link de pago' }))
    .not.toBeInTheDocument()
  await main()
    .getByRole('button', { name: /^Ver el cupón de / })
    .click()
  await expect
    .element(main().getByRole('img', { name: 'Código QR del código Link de pago' }))
    .toBeVisible()
  await expectClean()
})

test('[CAPI-01] while this phone does not know whose it is, the screen says so with a way out', async () => {
  await network.rule({ match: 'GET /v1/afiliados/afiliado', do: { kind: 'refuse' } })
  await abrir('/cupon-pago-capita', { como: 'voluntaria', recien: true })
  await expect.element(main().getByText(/No está en este .+ todavía/)).toBeVisible()
  await network.heal()
  reintentar()
  await expect.element(boton('Generar cupón')).toBeVisible()
})
