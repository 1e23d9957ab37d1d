// @module-tag largo

import { expect, test } from 'vitest'

import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, main, reintentar } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

test('[CAPI-07] if a new coupon cannot be made, the kept one opens with one touch', async () => {
  await abrir('/cupon-pago-capita', { como: 'voluntaria' })
  await boton('Generar cupón').click()
  await expect
    .element(main().getByRole('img', { name: 'Código QR del código Link de pago' }))
    .toBeVisible()
  await network.rule({
    match: 'POST /v1/afiliados/cupon-capita',
    do: { kind: 'status', code: 500 },
  })
  // The first coupon's toast covers the button.
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

test('[CAPI-01] without the member’s data the coupon’s screen says so, and works after a retry', async () => {
  await network.rule({ match: 'GET /v1/afiliados/afiliado', do: { kind: 'refuse' } })
  await abrir('/cupon-pago-capita', { como: 'voluntaria', recien: true })
  await expect.element(main().getByText(/No está en este .+ todavía/)).toBeVisible()
  await network.heal()
  reintentar()
  await expect.element(boton('Generar cupón')).toBeVisible()
})
