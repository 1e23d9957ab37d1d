import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'
import { recibir } from '#model/papeles/recibir.ts'

import { pdf } from './support/archivos.ts'
import { abrir, boton, expectClean, ir, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const usar = (name: string) => page.getByRole('checkbox', { name: `Usar ${name}` })
const recibidos = () => device.salida.recibidos.toArray()

test('[SEC-33] a file of unknown origin is listed apart, unticked, and needs a confirmation to be used', async () => {
  await abrir('/')
  const now = Date.now()
  expect(await recibir(device, [pdf('mio.pdf')], now)).toBe('guardado')
  expect(await recibir(device, [pdf('factura.pdf')], now, true)).toBe('guardado')
  ir('/compartido')
  await expect.element(titulo()).toHaveTextContent('Archivos recibidos')
  await expect.element(usar('mio.pdf')).toBeChecked()
  await expect.element(usar('factura.pdf')).not.toBeChecked()
  const aparte = page.getByRole('heading', { name: 'No sabemos quién los mandó' })
  await expect.element(aparte).toBeVisible()
  expect(aparte.element().closest('section')?.textContent).toContain('factura.pdf')
  expect(aparte.element().closest('section')?.textContent).not.toContain('mio.pdf')
  await expectClean()

  await tocar(usar('factura.pdf'))
  await tocar(boton('Nueva solicitud'))
  const pregunta = page.getByRole('dialog', { name: '¿Lo compartiste vos?' })
  await expect.element(pregunta).toHaveTextContent('No sabemos quién mandó factura.pdf.')
  await tocar(pregunta.getByRole('button', { name: 'Volver' }))
  expect((await recibidos()).filter(({ destino }) => destino)).toEqual([])

  await tocar(boton('Nueva solicitud'))
  await tocar(pregunta.getByRole('button', { name: 'Sí, usar' }))
  await expect
    .element(page.getByText('Los 2 archivos que recibiste te esperan en el paso 2.'))
    .toBeVisible()
})

test('a file that the person shared is used without a question', async () => {
  await abrir('/')
  await recibir(device, [pdf('mio.pdf')], Date.now())
  ir('/compartido')
  await expect.element(usar('mio.pdf')).toBeChecked()
  await tocar(boton('Nueva solicitud'))
  await expect
    .element(page.getByText('El archivo que recibiste te espera en el paso 2.'))
    .toBeVisible()
})

test('files of one delivery are listed by their names', async () => {
  await abrir('/')
  const files = ['d.pdf', 'b.pdf', 'e.pdf', 'a.pdf', 'c.pdf'].map((name) => pdf(name))
  expect(await recibir(device, files, Date.now())).toBe('guardado')
  ir('/compartido')
  await expect
    .poll(() =>
      page
        .getByRole('checkbox', { name: /^Usar / })
        .elements()
        .map((element) => element.getAttribute('aria-label')),
    )
    .toEqual(['Usar a.pdf', 'Usar b.pdf', 'Usar c.pdf', 'Usar d.pdf', 'Usar e.pdf'])
})
