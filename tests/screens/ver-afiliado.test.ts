import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { network } from './support/lejos.ts'
import { abrir, boton, enlace, main, reintentar, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

test('[FAM-01, FAM-03, FAM-04, FAM-05] each member’s data open without signal, even if they were never opened before', async () => {
  await abrir('/')
  await expect.poll(() => device.lectura.copias.where('key').startsWith('ficha/').count()).toBe(4)
  await network.cut()
  await tocar(enlace(/^Grupo Familiar/))
  await tocar(enlace(/Tomás Peralta/))
  await expect.element(titulo()).toHaveTextContent('Tomás Peralta Quiroga')
  for (const said of [
    /^Actualizado hoy a las \d\d:\d\d$/,
    'En espera: van 84 de 120 días',
    /^Alta \d\d\/\d\d\/\d{4}\. Se usa desde el /,
    'Sin restricción',
    'Sin inhibición',
    '53.906.171',
    'Masculino',
    'Av. San Martín 450',
    'No tiene contactos cargados.',
  ])
    await expect.element(main().getByText(said)).toBeVisible()

  await tocar(boton('Mostrar credencial'))
  const credencial = page.getByRole('dialog', { name: 'Credencial' })
  await expect.element(credencial.getByText('Tomás Peralta Quiroga')).toBeVisible()
  history.back()
  await expect.element(credencial).not.toBeInTheDocument()

  // The arrow of its link is flush with the title below it.
  const volver = enlace(/^Grupo Familiar$/)
  const [flecha = NaN, letra = NaN] = [
    volver.element().querySelector('svg'),
    titulo().element(),
  ].map((one) => one?.getBoundingClientRect().left)
  expect(Math.abs(flecha - letra)).toBeLessThanOrEqual(4)
  await tocar(volver)
  await tocar(enlace(/Lucía Peralta/))
  await expect.element(main().getByText('Solo urgencias')).toBeVisible()
  await expect.element(main().getByText('lucia.peralta@correo.example')).toBeVisible()
})

test('[FAM-02, FAM-04] a member’s data show referral and inhibition; the person’s own data have their own call', async () => {
  await abrir('/grupo-familiar', { como: 'derivado', recien: true })
  await enlace(/Facundo Ledesma/).click()
  await expect.element(main().getByRole('heading', { name: /^Derivación/ })).toBeVisible()
  await expect.element(main().getByText('Activo', { exact: true })).toBeVisible()
  await expect.element(main().getByText('Mitre', { exact: true })).toBeVisible()
  expect(await network.asked('/v1/afiliados/seguir-afiliado')).not.toHaveLength(0)
  await main().getByRole('link', { name: 'Grupo Familiar' }).click()
  await enlace(/Rocío Vargas/).click()
  await expect.element(main().getByText('Inhibición general de bienes')).toBeVisible()
})

test('[FAM-03] a member’s data that are not on the phone yet say so, and load at a retry', async () => {
  await network.rule({ match: 'POST /v1/afiliados/find-afiliado', do: { kind: 'refuse' } })
  await abrir('/grupo-familiar', { recien: true })
  await enlace(/Rubén Peralta/).click()
  await expect.element(main().getByText(/^No está en este teléfono todavía$/)).toBeVisible()
  await expect.element(main().getByRole('button', { name: 'Mostrar credencial' })).toBeVisible()
  await network.heal()
  reintentar()
  await expect.element(main().getByText('Sin inhibición')).toBeVisible()
})

test.for(['999999', 'x', '0'])(
  '[FAM-03] the address of %s, who is not in the family, says so with a way back',
  async (nobody) => {
    await abrir(`/ver-afiliado/${nobody}`)
    await expect.element(titulo()).toHaveTextContent('No encontramos a esa persona')
    await expect.element(enlace(/^Ver Grupo Familiar$/)).toBeVisible()
  },
)
