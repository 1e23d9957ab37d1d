import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { esperarCopias, salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, expectClean, main, titulo } from './support/pantalla.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const MOVIL = '02954-15400123'

const tarjeta = () => main().getByRole('region', { name: 'Contactos' })
const dialogo = () => page.getByRole('dialog', { name: '¿Borrar este contacto?' })
const valorDe = (name: string) => page.getByRole('textbox', { name })
const seguir = (name: string) => tocar(main().getByRole('link', { name }))
const guardar = () => tocar(boton('Guardar'))
const guardados = () =>
  expect
    .element(page.getByText('Los contactos se han guardado con éxito!', { exact: true }))
    .toBeVisible()

/** List that was sent last: each contact with the provider's id of its kind. */
async function ultimaLista(): Promise<[string, number][]> {
  const last = (await network.asked('/v1/contacto/guardar-contactos')).at(-1)
  const { contactos }: { contactos: { descripcion: string; idTipoContacto: number }[] } =
    JSON.parse(last?.body ?? '')
  return contactos.map(({ descripcion, idTipoContacto }) => [descripcion, idTipoContacto])
}

test('[CONT-01, API-28, CONT-10, CONT-11] contacts edited without signal show at once, and the whole list arrives once', async () => {
  await abrir('/perfil')
  await expect.element(tarjeta()).toHaveTextContent(MOVIL)
  await esperarCopias('tipos-de-contacto')
  await network.cut()
  await seguir('Editar Contactos')
  await seguir(`Editar ${MOVIL}`)
  await expect.element(titulo()).toHaveTextContent('Editar contacto')
  // The field keeps the typed text; below it stands the number in its stored form.
  await valorDe('Número de celular').fill('2954 40 9911')
  await expect.element(valorDe('Número de celular')).toHaveValue('2954 40 9911')
  await expect.element(main().getByText('Se guarda así')).toBeVisible()
  await guardar()
  await expect.element(tarjeta()).toHaveTextContent('02954-15409911')
  await expect.element(tarjeta()).toHaveTextContent(`Antes: ${MOVIL}`)
  // The provider sends its codes by e-mail only.
  await expect.element(tarjeta()).not.toHaveTextContent('Se puede confirmar cuando llegue.')
  const confirmar = tarjeta().getByRole('link', { name: 'Confirmar este correo' })
  await expect.element(confirmar).not.toBeInTheDocument()

  await seguir('Editar Contactos')
  await seguir('Agregar contacto')
  await expect.element(main().getByText('Ingrese primero un tipo de contacto')).toBeVisible()
  await guardar()
  await expect.element(main().getByText('Seleccione un tipo de contacto')).toBeVisible()
  const tipos = main().getByRole('radio').elements()
  expect(tipos.map((tipo) => tipo.closest('label')?.textContent)).toEqual([
    'Celular',
    'Teléfono',
    'Correo',
  ])
  await main().getByText('Correo', { exact: true }).click()
  await valorDe('Correo').fill('otra@correo.example')
  await expectClean()
  await guardar()
  await expect.element(tarjeta()).toHaveTextContent('otra@correo.example')
  await expect.element(tarjeta()).toHaveTextContent('Se puede confirmar cuando llegue.')
  expect((await salida()).filter(({ state }) => state !== 'done')).not.toHaveLength(0)

  await conSenal()
  await guardados()
  await expect
    .poll(() => provider.contactosDe('norma'))
    .toEqual([
      '02954-15409911',
      '02954-4300456',
      'norma.quiroga@correo.example',
      'otra@correo.example',
    ])
  expect(await ultimaLista()).toEqual([
    ['norma.quiroga@correo.example', 102],
    ['02954-15409911', 105],
    ['02954-4300456', 101],
    ['otra@correo.example', 102],
  ])
  expect(await network.asked('/v1/busquedas/tipos-contactos')).toEqual([])
  await expect.element(tarjeta()).not.toHaveTextContent('Sin enviar')
  await expect.element(confirmar).toBeVisible()
  // A contact confirmed before stays confirmed.
  await expect.element(tarjeta()).toHaveTextContent(/Confirmado el \d\d\/\d\d/)
})

test('[CONT-02, CONT-03, CONT-04, CONT-07] a new contact needs a kind, a valid value, and a value that is not in the list yet', async () => {
  await enElMasChico()
  await abrir('/perfil?editar=contacto')
  await expect.element(main().getByText('Ingrese primero un tipo de contacto')).toBeVisible()
  await guardar()
  await expect.element(main().getByText('Seleccione un tipo de contacto')).toBeVisible()
  await main().getByText('Teléfono', { exact: true }).click()
  await valorDe('Número de teléfono').fill('02954-15')
  await boton('Guardar').click()
  await expect
    .element(main().getByText('El teléfono tiene que ser así: 02954-4300456.'))
    .toBeVisible()
  await expect.element(valorDe('Número de teléfono')).toHaveFocus()
  await valorDe('Número de teléfono').fill('2954 4300456')
  await expect
    .element(main().getByText('El valor coincide con un contacto ya existente'))
    .toBeVisible()
  expect(await salida()).toEqual([])
  expect(deCostado()).toBe(0)
})

test('[CONT-08, CONT-09] deleting a contact asks first, shows it crossed out, and never deletes the last one', async () => {
  const borrar = (valor: string) => main().getByRole('button', { name: `Borrar ${valor}` })
  const enElDialogo = (name: string) => tocar(dialogo().getByRole('button', { name }))
  await abrir('/perfil?editar=contactos')
  await expect.element(borrar(MOVIL)).toBeVisible()
  await network.cut()
  await tocar(borrar(MOVIL))
  await enElDialogo('Volver')
  await expect.element(dialogo()).not.toBeInTheDocument()
  expect(await salida()).toEqual([])
  await tocar(borrar(MOVIL))
  await enElDialogo('Borrar')
  await expect.poll(() => tarjeta().element().querySelector('del')?.textContent).toBe(MOVIL)
  await expect.element(tarjeta()).toHaveTextContent('Se borra cuando haya señal.')
  await tocar(borrar('02954-4300456'))
  await enElDialogo('Borrar')
  await expect.element(dialogo()).not.toBeInTheDocument()
  await tocar(borrar('norma.quiroga@correo.example'))
  await expect
    .element(
      main().getByText('No se puede borrar el contacto. Debe tener registrado al menos uno.'),
    )
    .toBeVisible()
  await expect.element(dialogo()).not.toBeInTheDocument()

  await conSenal()
  await expect.poll(() => provider.contactosDe('norma')).toEqual(['norma.quiroga@correo.example'])
})

test('[FAM-05] a parent edits the contacts of a minor', async () => {
  await abrir('/grupo-familiar')
  await tocar(main().getByRole('link', { name: /Tomás Peralta/ }))
  await seguir('Editar Contactos')
  await seguir('Agregar contacto')
  await main().getByText('Celular', { exact: true }).click()
  await valorDe('Número de celular').fill('02954 15 40-0777')
  await guardar()
  await expect.element(main().getByText('02954-15400777')).toBeVisible()
  await guardados()
})
