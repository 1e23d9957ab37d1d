// @module-tag largo

import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { engine } from '#live/proveedor/engine.ts'

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

test('[CAPI-02, CAPI-05] on a full phone a new coupon is shown for this visit, and not called stored', async () => {
  await abrir('/cupon-pago-capita', { como: 'voluntaria' })
  await expect.element(boton('Generar cupón')).toBeVisible()
  // The engine finds no room for the answer.
  const sinLugar = vi.spyOn(engine, 'refresh').mockResolvedValue()
  onTestFinished(() => sinLugar.mockRestore())
  await boton('Generar cupón').click()
  const codigo = main().getByRole('img', { name: 'Código QR del código Link de pago' })
  await expect.element(codigo).toBeVisible()
  await expect.element(main().getByText(/^No se guardó: no hay lugar en este/)).toBeVisible()
  await expect.element(main().getByText(/^Guardado en este/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Cápita generada correctamente.').first()).toBeVisible()
  await expectClean()

  // Only an answer that is stored later replaces it.
  sinLugar.mockRestore()
  await tocar(boton('Generar de nuevo'))
  await expect.element(main().getByText(/^Guardado en este/)).toBeVisible()
  await expect.element(codigo).toBeVisible()
})

test('[CAPI-01] without the member’s data the coupon’s screen says so, and works after a retry', async () => {
  await network.rule({ match: 'GET /v1/afiliados/afiliado', do: { kind: 'refuse' } })
  await abrir('/cupon-pago-capita', { como: 'voluntaria', recien: true })
  await expect.element(main().getByText(/No está en este .+ todavía/)).toBeVisible()
  await network.heal()
  reintentar()
  await expect.element(boton('Generar cupón')).toBeVisible()
})
