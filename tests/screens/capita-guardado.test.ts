// @module-tag largo

import { expect, test } from 'vitest'

import { texts } from '#features/capita/texts.ts'

import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, main, reintentar } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

test('[CAPI-07] a coupon that could not be made anew leaves the one that is kept a touch away', async () => {
  await abrir('/cupon-pago-capita', { como: 'voluntaria' })
  await boton(texts.generar).click()
  await expect.element(main().getByRole('img', { name: texts.qr })).toBeVisible()
  await network.rule({
    match: 'POST /v1/afiliados/cupon-capita',
    do: { kind: 'status', code: 500 },
  })
  // The toast of the first one lies over it.
  await tocar(boton(texts.generarDeNuevo))
  await expect.element(main().getByText(texts.noSeGenero)).toBeVisible()
  await expect.element(main().getByRole('img', { name: texts.qr })).not.toBeInTheDocument()
  await main()
    .getByRole('button', { name: /^Ver el cupón de / })
    .click()
  await expect.element(main().getByRole('img', { name: texts.qr })).toBeVisible()
  await expectClean()
})

test('[CAPI-01] while this phone does not know whose it is, the screen says so with a way out', async () => {
  await network.rule({ match: 'GET /v1/afiliados/afiliado', do: { kind: 'refuse' } })
  await abrir('/cupon-pago-capita', { como: 'voluntaria' })
  await expect.element(main().getByText(/No está en este .+ todavía/)).toBeVisible()
  await network.heal()
  reintentar()
  await expect.element(boton(texts.generar)).toBeVisible()
})
