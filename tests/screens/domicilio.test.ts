import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { borradores, esperarCopiasDe, salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const lista = (nombre: string) => page.getByRole('button', { name: new RegExp(`^${nombre}:`) })
const numero = () => page.getByRole('textbox', { name: 'Número' })
const guardar = () => boton('Guardar')
const tarjeta = () => main().getByRole('region', { name: 'Domicilio' })
const seguir = (name: string) => tocar(main().getByRole('link', { name }))
async function elegir(nombre: string, buscado: string, opcion: string) {
  await tocar(lista(nombre))
  await page.getByRole('combobox').fill(buscado)
  await tocar(page.getByRole('option', { name: opcion, exact: true }))
}

/** Own data and the lists of the own town are on the phone before the form opens. */
const readyToEdit = async (path: string) => {
  await abrir('/perfil')
  await esperarCopiasDe(
    'ficha',
    'provincias',
    'departamentos',
    'localidades-de-departamento',
    'calles',
  )
  ir(path)
}

test('[PROF-04, ADDR-02, ADDR-07, ADDR-08] an address edited without signal shows at once, keeps its draft, and arrives once', async () => {
  await readyToEdit('/perfil')
  await network.cut()
  await seguir('Editar Domicilio')
  await expect.element(titulo()).toHaveTextContent('Editar domicilio')
  await expect.element(main().getByText('Todavía no cambiaste nada')).toBeVisible()
  await expect.element(guardar()).toBeDisabled()
  await elegir('Calle', 'ALS', 'Alsina')
  await numero().fill('12a405')
  await expect.element(numero()).toHaveValue('1240')
  await tocar(boton('Manzana'))
  await expect.element(page.getByRole('textbox', { name: 'Manzana' })).toHaveFocus()
  await userEvent.keyboard('14')

  // The draft is restored after the form was left.
  await expect.poll(async () => JSON.stringify(await borradores())).toContain('"14"')
  ir('/perfil')
  await expect
    .element(main().getByText('Lo empezaste y no lo guardaste. Todavía no se envió nada.'))
    .toBeVisible()
  await seguir('Seguir')
  await expect.element(main().getByText('Recuperamos lo que escribiste')).toBeVisible()
  await expect.element(numero()).toHaveValue('1240')

  await tocar(guardar())
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.element(tarjeta()).toHaveTextContent('Alsina 1240')
  await expect.element(tarjeta()).toHaveTextContent('Manzana 14')
  await expect.element(tarjeta()).toHaveTextContent('Antes: Av. San Martín 450')
  await expect.element(tarjeta()).toHaveTextContent('Sin enviar')
  expect(await borradores()).toEqual([])
  await expectClean()

  // A correction before the sending belongs to the same change.
  await seguir('Editar Domicilio')
  await numero().fill('1242')
  await tocar(guardar())
  await expect.element(tarjeta()).toHaveTextContent('Alsina 1242')
  await expect.element(tarjeta()).toHaveTextContent('Antes: Av. San Martín 450')

  await conSenal()
  await expect
    .element(page.getByText('Enviamos tu cambio de domicilio.', { exact: true }))
    .toBeVisible()
  await expect.element(tarjeta()).not.toHaveTextContent('Sin enviar')
  await expect.element(tarjeta()).toHaveTextContent('Alsina 1242')
  // If the first try was already made, the correction is a second change after it.
  await expect
    .poll(() => provider.domicilioDe('norma'))
    .toEqual({ calle: 'Alsina', items: { 3: '14', 6: '1242' } })
})

test(
  '[ADDR-01, ADDR-03, ADDR-04, FORM-09] a new department empties town and street; an incomplete address names each missing field',
  { tags: ['largo'] },
  async () => {
    await enElMasChico()
    await readyToEdit('/perfil?editar=domicilio')
    await elegir('Departamento', 'mara', 'Maracó')
    await expect.element(lista('Localidad')).toHaveTextContent('Elegí la localidad')
    await expect.element(lista('Calle')).toHaveTextContent('Elegí la calle')
    await expect
      .element(main().getByText('Cambiaste el departamento: elegí de nuevo localidad y calle.'))
      .toBeVisible()
    await numero().fill('')
    await guardar().click()
    await expect.element(main().getByText('Debe seleccionar la localidad')).toBeVisible()
    await expect.element(main().getByText('Debe seleccionar la calle')).toBeVisible()
    await expect
      .element(main().getByText('El número es requerido, si no tiene numeración, ingrese 0'))
      .toBeVisible()
    await expect.element(lista('Localidad')).toHaveFocus()
    expect(await salida()).toEqual([])
    await expectClean()

    // Searches from the start of a word: 'pico' finds General Pico, 'ico' does not.
    await tocar(lista('Localidad'))
    await page.getByRole('combobox').fill('ico')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await page.getByRole('combobox').fill('PICO')
    await page.getByRole('option', { name: 'General Pico' }).click()
    await expect.element(lista('Localidad')).toHaveFocus()
    expect(deCostado()).toBe(0)

    // Leaving asks first, and the draft can be kept.
    await userEvent.keyboard('{Escape}')
    await tocar(boton('Seguir después'))
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
    await expect
      .element(main().getByText('Lo empezaste y no lo guardaste. Todavía no se envió nada.'))
      .toBeVisible()

    // The draft keeps the town, and the street that the town left empty.
    await seguir('Seguir')
    await expect.element(main().getByText('Recuperamos lo que escribiste')).toBeVisible()
    await expect.element(lista('Localidad')).toHaveTextContent('General Pico')
    await expect.element(lista('Calle')).toHaveTextContent('Elegí la calle')
    await userEvent.keyboard('{Escape}')
    await tocar(boton('Seguir después'))
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
    await tocar(main().getByRole('button', { name: 'Descartar' }))
    await tocar(page.getByRole('dialog').getByRole('button', { name: 'Descartar' }))
    await expect
      .element(main().getByText('Lo empezaste y no lo guardaste. Todavía no se envió nada.'))
      .not.toBeInTheDocument()
    expect(await borradores()).toEqual([])
  },
)

test(
  '[ADDR-09] a refused address shows the provider’s reason, and the form opens with the sent data',
  { tags: ['largo'] },
  async () => {
    await readyToEdit('/perfil?editar=domicilio')
    await network.rule({
      match: 'POST /v1/domicilio/guardar-domicilio',
      do: { kind: 'status', code: 200, body: '{"status":"error","message":"Esa calle no va."}' },
    })
    await numero().fill('451')
    await tocar(guardar())
    await expect.element(tarjeta()).toHaveTextContent('Esa calle no va.')
    await expect.element(tarjeta()).toHaveTextContent('No se aceptó')
    await network.heal()
    await seguir('Editar Domicilio')
    await expect.element(main().getByText('Esa calle no va.')).toBeVisible()
    await expect.element(numero()).toHaveValue('451')
    await tocar(guardar())
    await expect
      .poll(async () => (await provider.domicilioDe('norma'))?.items)
      .toEqual({ 6: '451' })
    expect(await salida()).toHaveLength(1)
  },
)
