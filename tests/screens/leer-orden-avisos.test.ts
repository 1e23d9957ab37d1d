// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showToast } from '#ui/toasts.ts'

import { enElMasChico } from './support/ancho.ts'
import { elegirFoto } from './support/camara.ts'
import { expectLibres } from './support/encima.ts'
import { provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, main } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

/** Opens the reader for a person alone: the family is stored, so no member has to be chosen. */
async function abrirLectura() {
  await abrir('/grupo-familiar', { como: 'recetas' })
  await expect.element(main().getByRole('link').first()).toBeVisible()
  ir('/read-orden')
}

/** Confirms while an earlier toast shows: the toast covers neither button. */
async function confirmar() {
  await enElMasChico()
  const dialogo = page.getByRole('dialog', { name: 'Confirmá la orden' })
  showToast('Le avisamos al consultorio que no va a haber orden.')
  await expect.element(dialogo.getByRole('status').getByText(/^Le avisamos/)).toBeVisible()
  const [si, no] = ['Confirmar', 'Cancelar'].map((name) =>
    dialogo.getByRole('button', { name, exact: true }),
  )
  if (!si || !no) throw new Error('two buttons')
  await expectLibres(si, no)
  await tocar(si)
}

test('[SCAN-09, SCAN-10] leaving an order that was refused cancels it at the doctor’s office', async () => {
  await abrirLectura()
  const { token, qr } = await provider.pedirOrden()
  await provider.setActivo('4127', false)
  await elegirFoto(qr)
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  expect(await provider.pedida(token)).toBe('leida')
  await expectClean()
  await boton('Cancelar').click()
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')
  expect(location.pathname).toBe('/')
})

test('[SCAN-09] reading another code after a refused order cancels the first and confirms the second', async () => {
  await abrirLectura()
  const primera = await provider.pedirOrden()
  await provider.setActivo('4127', false)
  await elegirFoto(primera.qr)
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  await provider.setActivo('4127', true)
  const segunda = await provider.pedirOrden()
  await elegirFoto(segunda.qr)
  await expect.element(boton('Confirmar')).toBeVisible()
  await expect.poll(() => provider.pedida(primera.token)).toBe('cancelada')
  await confirmar()
  await expect.poll(() => provider.pedida(segunda.token)).toBe('confirmada')
  // Leaving does not undo the confirmed order.
  ir('/')
  await expect.poll(() => location.pathname).toBe('/')
  expect(await provider.pedida(segunda.token)).toBe('confirmada')
})

test('[SCAN-09] an order refused at its confirmation shows the reason, and leaving cancels it', async () => {
  await abrirLectura()
  const { token, qr } = await provider.pedirOrden()
  await elegirFoto(qr)
  await expect.element(boton('Confirmar')).toBeVisible()
  await provider.setActivo('4127', false)
  await confirmar()
  await expect.element(main().getByText('Prestador dado de baja')).toBeVisible()
  await boton('Cancelar').click()
  await expect.poll(() => provider.pedida(token)).toBe('cancelada')
})
