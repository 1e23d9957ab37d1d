import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { deCostado, enElMasChico, enUnaComputadora } from './support/ancho.ts'
import { expectAlLado } from './support/detalle.ts'
import { borradores, esperarCopiasDe, salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, abrirOtraVez, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const fila = (hasText: string) => main().getByRole('listitem').filter({ hasText })
const abrirFila = async (plan: string) => {
  await expect.element(fila(plan)).toBeVisible()
  fila(plan).element().querySelector('summary')?.click()
}
/** The referral saved on this phone and not sent yet. */
const porEnviar = () => document.querySelector('main .por-enviar')
const guardar = () => main().getByRole('button', { name: 'Guardar', exact: true })
const carta = () => page.getByRole('dialog', { name: /Carta derivación/ })
const familiar = (name: RegExp) => main().getByRole('checkbox', { name })
const fechas = async (desde: string, hasta: string) => {
  await main().getByLabelText('Fecha desde').fill(desde)
  await main().getByLabelText('Fecha hasta').fill(hasta)
}
const obraSocial = () => main().getByRole('button', { name: /^Obra social:/ })
const elegirObraSocial = async (buscado: string, opcion: RegExp) => {
  await tocar(obraSocial())
  await page.getByRole('combobox').fill(buscado)
  await tocar(page.getByRole('option', { name: opcion }))
}
const cerrarCarta = async () => {
  await expect.element(carta()).toHaveTextContent(/Página 1 de 1/)
  await userEvent.keyboard('{Escape}')
  await expect.element(carta()).not.toBeInTheDocument()
}

test('[DERI-01, DERI-09, SHELL-06] the family’s referrals are listed with their letters, with and without signal', async () => {
  await enUnaComputadora()
  await abrir('/derivaciones', { recien: true })
  const rows = main().getByRole('row')
  await expect.poll(() => rows.elements()).toHaveLength(4)
  await expect.element(main().getByRole('listitem')).not.toBeInTheDocument() // There are no cards beside the table.
  await expect.element(rows.nth(1)).toHaveTextContent(/APROSS · Córdoba.*Lucía.*Vigente/)
  await expect.element(rows.nth(2)).toHaveTextContent(/Mendoza.*Norma.*Terminada/)
  await expect.element(rows.nth(3)).toHaveTextContent(/Buenos Aires.*Los 4.*Terminada/)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Acciones/ })
    .click()
  const entradas = page.getByRole('menuitem')
  await expect
    .poll(() => entradas.elements().map(({ textContent }) => textContent))
    .toEqual(['Carta derivación', 'Editar'])
  await entradas.first().click()
  await cerrarCarta()
  await tocar(rows.nth(2).getByRole('button', { name: 'OSEP · Mendoza', exact: true }))
  await expectAlLado('Derivaciones', 'OSEP · Mendoza')
  await tocar(page.getByRole('region').getByRole('button', { name: 'Carta derivación' }))
  await cerrarCarta()

  // The letter of the current referral opens without signal; for a letter that is not here, the
  // screen says so.
  await esperarCopiasDe('carta-derivacion')
  await network.cut()
  await enElMasChico()
  await abrirFila('Córdoba')
  await expectClean()
  await tocar(fila('Córdoba').getByRole('button', { name: 'Carta derivación' }))
  await cerrarCarta()
  await abrirFila('Mendoza')
  await expect
    .element(fila('Mendoza').getByRole('button', { name: 'Carta derivación' }))
    .toBeDisabled()
  await expect.element(fila('Mendoza')).toHaveTextContent('Con señal se trae sola')
  expect(deCostado()).toBe(0)
})

test('[DERI-02, DERI-04, DERI-05, DERI-06] a new referral names missing data at their fields, and its draft survives leaving', async () => {
  await abrir('/derivaciones')
  await tocar(main().getByRole('link', { name: 'Agregar una derivación' }))
  await expect.element(titulo()).toHaveTextContent('Agregar derivación')

  await guardar().click()
  for (const falta of [
    'Debe seleccionar la obra social',
    'Debe ingresar la fecha desde',
    'Debe ingresar la fecha hasta',
    'Debe seleccionar al menos un afiliado',
  ])
    await expect.element(main()).toHaveTextContent(falta)
  await expect.element(obraSocial()).toHaveFocus()
  await expectClean()

  await elegirObraSocial('santa fe', /IAPOS · Santa Fe/)
  await fechas('2027-01-25', '2027-01-04')
  await expect
    .element(main())
    .toHaveTextContent('La fecha hasta debe ser mayor o igual a la fecha desde.')
  await fechas('2027-01-04', '2027-01-25')
  await tocar(familiar(/^Rubén/))
  const typedAt = Date.now()
  await expect.poll(async () => (await borradores())[0]?.savedAt).toBeGreaterThanOrEqual(typedAt)
  const aca = location.pathname + location.search
  ir('/derivaciones')
  await expect.element(titulo()).toHaveTextContent('Derivaciones')
  ir(aca)
  await expect.element(main()).toHaveTextContent('Recuperamos lo que escribiste')
  await expect.element(familiar(/^Rubén/)).toBeChecked()
})

test('[DERI-08] an added referral shows its summary and letter, and stands in the list', async () => {
  await abrir('/derivaciones')
  await tocar(main().getByRole('link', { name: 'Agregar una derivación' }))
  await elegirObraSocial('santa fe', /IAPOS · Santa Fe/)
  await fechas('2027-01-04', '2027-01-25')
  await tocar(familiar(/^Rubén/))
  await tocar(guardar())
  await expect.element(titulo()).toHaveTextContent('Derivación guardada')
  await expect.element(main()).toHaveTextContent(/04\/01\/2027.*25\/01\/2027.*Rubén/s)
  await tocar(main().getByRole('button', { name: 'Ver la carta' }))
  await expect.element(carta()).toHaveTextContent(/Rubén Peralta|Peralta, Rubén/)
  await expect.element(carta()).toHaveTextContent(/04\/01\/2027.*25\/01\/2027/s)
  await cerrarCarta()
  const cartas = (await network.asked('/v1/derivaciones/imprimir-carta-derivacion')).map(
    ({ body }) => JSON.parse(body),
  )
  expect(cartas).toContainEqual({ ids: [expect.any(Number)] })
  await tocar(main().getByRole('link', { name: 'Volver a Derivaciones' }))
  await expect.element(fila('Santa Fe')).toHaveTextContent(/Rubén.*Desde el 04\/01/)
  expect(await provider.derivaciones('norma')).toHaveLength(4)
})

const SIN_LISTA = {
  match: 'GET /v1/derivaciones/transitorias',
  do: { kind: 'status', code: 503 },
} as const
const SIN_CARTA = {
  match: 'POST /v1/derivaciones/imprimir-carta-derivacion',
  do: { kind: 'status', code: 503 },
} as const

test(
  '[DERI-01, DERI-07, DERI-08] a saved referral and its edit show in the list, even if the list cannot be fetched',
  { tags: ['largo'] },
  async () => {
    await abrir('/derivaciones')
    await expect.element(fila('Córdoba')).toBeVisible()
    await esperarCopiasDe('carta-derivacion')
    await network.replace([SIN_LISTA, SIN_CARTA])
    await tocar(main().getByRole('link', { name: 'Agregar una derivación' }))
    await elegirObraSocial('santa fe', /IAPOS · Santa Fe/)
    await fechas('2027-01-04', '2027-01-25')
    await tocar(familiar(/^Rubén/))
    await tocar(guardar())
    await expect.element(titulo()).toHaveTextContent('Derivación guardada')
    await expect
      .element(main())
      .toHaveTextContent('La carta no está en este teléfono todavía. Con señal se trae sola.')
    await expect.element(main()).not.toHaveTextContent('Queda guardada en este teléfono')

    await network.replace([SIN_LISTA])
    await tocar(main().getByRole('button', { name: 'Ver la carta' }))
    await cerrarCarta()
    await expect
      .element(main())
      .toHaveTextContent('Queda guardada en este teléfono: se abre también sin señal.')
    await tocar(main().getByRole('link', { name: 'Volver a Derivaciones' }))
    await expect.element(fila('Santa Fe')).toHaveTextContent(/Rubén.*04\/01\/2027 al 25\/01\/2027/)

    await abrirFila('Santa Fe')
    await tocar(fila('Santa Fe').getByRole('link', { name: 'Editar' }))
    await fechas('2027-01-04', '2027-01-30')
    await tocar(guardar())
    await expect.element(titulo()).toHaveTextContent('Derivación guardada')
    await tocar(main().getByRole('link', { name: 'Volver a Derivaciones' }))
    await expect.element(fila('Santa Fe')).toHaveTextContent(/04\/01\/2027 al 30\/01\/2027/)
    await abrirOtraVez('/derivaciones')
    await expect.element(fila('Santa Fe')).toHaveTextContent(/04\/01\/2027 al 30\/01\/2027/)
    expect(await provider.derivaciones('norma')).toHaveLength(4)
  },
)

test(
  '[DERI-07, FLT-01] a referral edited twice without signal arrives once, as it was written last',
  { tags: ['largo'] },
  async () => {
    const espera = () => expect.poll(() => porEnviar()?.textContent)
    const editar = () => tocar(main().getByRole('link', { name: 'Editar' }).first())
    await abrir('/derivaciones')
    await expect.element(fila('Córdoba')).toBeVisible()
    await esperarCopiasDe('grupo-familiar')
    await network.cut()
    await abrirFila('Córdoba')
    await tocar(fila('Córdoba').getByRole('link', { name: 'Editar' }))
    await expect.element(titulo()).toHaveTextContent('Editar derivación')
    const aca = location.pathname + location.search
    ir('/derivaciones')
    await expect.element(titulo()).toHaveTextContent('Derivaciones')
    ir(aca) // The form can also be opened by its address.
    await expect.element(familiar(/^Lucía/)).toBeChecked()
    await expect.element(guardar()).toBeDisabled()
    await tocar(familiar(/^Tomás/))
    await tocar(guardar())

    await espera().toMatch(/APROSS · Córdoba.*Lucía, Tomás.*Sin enviar/s)
    await expect
      .element(
        page.getByText('Listo. La guardamos en este teléfono y la enviamos cuando haya señal.', {
          exact: true,
        }),
      )
      .toBeVisible()
    await expect.element(fila('Córdoba')).not.toBeInTheDocument()
    await editar()
    await fechas('2026-12-01', '2027-02-01')
    await tocar(guardar())
    await espera().toContain('01/12/2026 al 01/02/2027')

    await conSenal()
    await espera().toBeUndefined()
    await expect
      .element(fila('Córdoba'))
      .toHaveTextContent(/Lucía, Tomás.*01\/12\/2026 al 01\/02\/2027/)
    expect(await provider.derivaciones('norma')).toHaveLength(3)
    expect((await salida()).map(({ state }) => state)).toEqual(['done', 'done'])
  },
)

test(
  '[DERI-03] an empty list of referrals says so and leads to the form',
  { tags: ['largo'] },
  async () => {
    await abrir('/derivaciones', { como: 'recetas' })
    await expect
      .element(main().getByRole('heading', { name: 'Sin derivaciones transitorias' }))
      .toBeVisible()
    await tocar(main().getByRole('link', { name: 'Agregar' }))
    await expect.element(titulo()).toHaveTextContent('Agregar derivación')
  },
)
